import { readFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { create } from 'tar'

const READABLE_FILE = 0o100644

/** Lists the files of a folder, sorted, with `/` in their paths. @param {string} folder */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted((one, other) => (one < other ? -1 : 1))

/**
 * Writes a folder as `<folder>.tar.gz`. Equal files give equal bytes: sorted, of 1970, of no owner, readable by all.
 * @param {string} folder
 */
export function archiveFolder(folder) {
  const archive = `${folder}.tar.gz`
  create(
    {
      file: archive,
      cwd: path.dirname(folder),
      sync: true,
      gzip: { level: 9 },
      portable: true,
      mtime: new Date(0),
      onWriteEntry: ({ stat }) => Object.assign(stat, { mode: READABLE_FILE }),
    },
    filesOf(folder).map((file) => `${path.basename(folder)}/${file}`),
  )
  return { archive, sha256: createHash('sha256').update(readFileSync(archive)).digest('hex') }
}
