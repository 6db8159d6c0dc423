import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBillOfMaterials } from '../licences/bill-of-materials.mjs'
import { nameOf } from '../licences/rules.mjs'
import { NODE_VERSION } from '../workspace/node-version.mjs'
import { root } from '../workspace/paths.mjs'
import { byName, licenceTextOf } from './libraries.mjs'

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()

/** The commit of the sources, and whether they differ from it. Sources without Git have an unknown commit. */
export function version(folder = root) {
  try {
    return { commit: git(folder, 'rev-parse', 'HEAD'), changed: git(folder, 'status', '--porcelain') !== '' }
  } catch {
    return { commit: 'unknown', changed: true }
  }
}

/**
 * Writes what a package says about itself: commit, libraries, their licences.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {string} folder
 * @param {{ name: string, platform?: string, libraries: readonly import('./libraries.mjs').Library[], readme: string }} about
 */
export async function writePapers(group, folder, { name, platform = 'any', libraries, readme }) {
  const write = (file, text) => writeFileSync(path.join(folder, file), `${text.trimEnd()}\n`)
  const unique = [...new Map(libraries.map((library) => [`${library.name}@${library.version}`, library])).values()]
  const sorted = unique.toSorted(byName)
  write(
    'package.json',
    JSON.stringify({ name, private: true, type: 'module', engines: { node: `>=${NODE_VERSION}` } }, undefined, 2),
  )
  write('VERSION.json', JSON.stringify({ name, ...version(), platform }, undefined, 2))
  write('README.md', readme)
  const bill = await billOf(group, sorted)
  write('sbom.cdx.json', JSON.stringify(bill, undefined, 2))
  write(
    'LICENCES.txt',
    sorted
      .map((library) => `${'='.repeat(72)}\n${library.name} ${library.version}\n\n${licenceTextOf(library)}`)
      .join('\n\n'),
  )
}

/** Returns the CycloneDX list of some libraries, without what differs from run to run. Throws for an unlisted library. */
async function billOf(group, libraries) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'sbom-'))
  try {
    const file = path.join(temporary, 'sbom.json')
    const all = await writeBillOfMaterials(group, file)
    const { bomFormat, specVersion, version: revision } = JSON.parse(readFileSync(file, 'utf8'))
    const components = libraries.map(({ name, version: wanted }) => {
      const listed = all.find((component) => nameOf(component) === name && component.version === wanted)
      if (!listed) throw new Error(`The bill of materials lacks ${name} ${wanted}.`)
      return listed
    })
    return { bomFormat, specVersion, version: revision, components }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
