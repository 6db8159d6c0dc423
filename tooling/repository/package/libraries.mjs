import { cpSync, existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ name: string, version: string, folder: string }} Library */

/**
 * Returns the installed libraries that a package needs in production, with theirs in turn. Packages of the repository are
 * followed and left out.
 * @param {string} folder of the package
 * @param {readonly string[]} [names] its libraries to follow, by default all
 * @returns {Library[]}
 */
export function productionLibraries(folder, names) {
  /** @type {Map<string, Library>} */
  const found = new Map()
  const visit = (from, wanted) => {
    for (const name of wanted) {
      const place = installedFolder(name, from)
      if (!place || found.has(place)) continue
      const { version, dependencies, optionalDependencies } = manifestOf(place)
      found.set(place, { name, version, folder: place })
      visit(place, Object.keys({ ...dependencies, ...optionalDependencies }))
    }
  }
  visit(folder, names ?? Object.keys(manifestOf(folder).dependencies ?? {}))
  return [...found.values()].filter(isLibrary).toSorted(byName)
}

/**
 * Returns the libraries that bundled modules come from.
 * @param {readonly string[]} modules
 * @returns {Library[]}
 */
export function librariesOf(modules) {
  const folders = modules.flatMap(
    (module) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replace(/^\0/, '')) ?? [],
  )
  return [...new Set(folders.map((folder) => realpathSync(folder)))].map((folder) => {
    const { name, version } = manifestOf(folder)
    return { name, version, folder }
  })
}

/** Lays libraries side by side. Throws for two versions of one. @param {readonly Library[]} libraries @param {string} target */
export function copyLibraries(libraries, target) {
  for (const { name, folder } of libraries) {
    const place = path.join(target, name)
    if (existsSync(place)) throw new Error(`The package would need two versions of ${name}.`)
    cpSync(folder, place, {
      recursive: true,
      dereference: true,
      filter: (file) => path.basename(file) !== 'node_modules' || file === folder,
    })
  }
}

/** Returns the text of a library's licence files, or the licence that it names. @param {Library} library */
export const licenceTextOf = ({ folder }) =>
  readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
    .join('\n\n') || `Licence: ${manifestOf(folder).license}`

export const byName = (one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1)

const isLibrary = ({ folder }) => folder.includes(`${path.sep}node_modules${path.sep}`)
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** Finds a library as Node does, from a folder upwards. Returns undefined for an optional one that is not installed. */
function installedFolder(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name)
    if (existsSync(place)) return realpathSync(place)
    if (folder === path.dirname(folder)) return undefined
  }
}
