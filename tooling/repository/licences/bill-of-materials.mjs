import { readFileSync } from 'node:fs'

/**
 * Writes the list of all libraries as CycloneDX, out of the lockfile and what is installed, without the network.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {string} file
 */
export async function writeBillOfMaterials(group, file) {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file]
  await group.run({ name: 'Listing the libraries', command: 'pnpm', args: ['sbom', ...options] })
  /** @type {{ components: import('./rules.mjs').Component[] }} */
  const { components } = JSON.parse(readFileSync(file, 'utf8'))
  return components
}
