import path from 'node:path'

// Our files are formatted and write types in single quotes, so that these shapes find every import and nothing else.
const IMPORT =
  /^\s*(?:import|export)\s(type\s)?[^'"`]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Everything a source text imports; `typeOnly` leaves nothing behind when the program runs. @param {string} source */
export const importsIn = (source) =>
  [...source.replaceAll(COMMENT, '').matchAll(IMPORT)].map(([, type, from, bare, late]) => ({
    name: from ?? bare ?? late,
    typeOnly: type !== undefined,
  }))

/** The file of ours that an import reaches, from the root; nothing for a library. @param {string} file @param {string} name @param {ReturnType<typeof ourPackages>} packages */
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
