import { scriptInventory } from '@shop/features/script-inventory.ts'

const MARKS = /<!-- \/?inventory -->/

/** Returns the document of third-party scripts with the inventory that the security policy reads. */
export function withInventory(document: string): string {
  const [before = '', , after = ''] = document.split(MARKS)
  const parties = scriptInventory.map(({ owner, reason, hosts, where }) =>
    [
      `### ${owner}`,
      `- What for: ${reason}.\n- Where: ${where}.`,
      hosts.map((host) => `- \`${host}\``).join('\n'),
    ].join('\n\n'),
  )
  return `${before}<!-- inventory -->\n\n${parties.join('\n\n')}\n\n<!-- /inventory -->${after}`
}
