import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson, root } from './paths.mjs'

/** Lists the packages of the repository: name, folder from the root, and what they export. */
export function ourPackages() {
  const folders = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  )
  return [...folders, 'e2e']
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, exports = {} } = readJson(folder, 'package.json')
      return { name, folder, exports }
    })
}

/** Lists every source file of a folder, as paths from the root. @param {string} folder */
export function sourcesOf(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist|test-results)$/.test(entry.name) ? [] : sourcesOf(place)
    return /\.(ts|tsx|mts|mjs|js|jsx)$/.test(entry.name) ? [place] : []
  })
}

/** @param {string} file */
export const readSource = (file) => readFileSync(path.join(root, file), 'utf8')

/**
 * Returns the file of ours that an import reaches, from the root, or `undefined` for a library.
 * @param {string} file the importing file
 * @param {string} name what it imports
 * @param {ReturnType<typeof ourPackages>} packages
 */
export function targetOf(file, name, packages) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/, ''))
  const owner = packages.find((one) => name === one.name || name.startsWith(`${one.name}/`))
  if (!owner) return undefined
  return path.posix.join(owner.folder, exported(owner.exports, `.${name.slice(owner.name.length)}`))
}

/** @param {Record<string, string>} exports @param {string} entry */
function exported(exports, entry) {
  if (exports[entry]) return exports[entry]
  for (const [pattern, target] of Object.entries(exports)) {
    const [start, end = ''] = pattern.split('*')
    if (pattern.includes('*') && entry.startsWith(start) && entry.endsWith(end)) {
      return target.replace('*', entry.slice(start.length, entry.length - end.length))
    }
  }
  return entry
}
