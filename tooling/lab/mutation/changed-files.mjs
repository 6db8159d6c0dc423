import { globSync } from 'node:fs'

/**
 * Lists the files that globs match. A glob that begins with `!` leaves files out.
 * @param {readonly string[]} globs
 * @param {string} folder
 */
export function changedFiles(globs, folder = process.cwd()) {
  const exclude = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  return globs.filter((glob) => !glob.startsWith('!')).flatMap((glob) => globSync(glob, { cwd: folder, exclude }))
}
