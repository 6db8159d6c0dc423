import { readFileSync, writeFileSync } from 'node:fs'
import { scriptInventory } from '@shop/features/script-inventory.ts'
import { at } from '../workspace/paths.mjs'

// npm run write: writes the inventory in docs/third-party-scripts.md from the lists that the
// security policy reads.

const sections = scriptInventory.map(({ owner, reason, hosts, where }) =>
  [`### ${owner}`, `- What for: ${reason}.\n- Where: ${where}.`, hosts.map((host) => `- \`${host}\``).join('\n')].join(
    '\n\n',
  ),
)

const file = at('docs/third-party-scripts.md')
const [before, , after] = readFileSync(file, 'utf8').split(/<!-- \/?inventory -->/)
writeFileSync(file, `${before}<!-- inventory -->\n\n${sections.join('\n\n')}\n\n<!-- /inventory -->${after}`)
