import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const BLOCK = 512
const MAX_NAME = 100
const MAX_PREFIX = 155

/** Lists the files of a folder, sorted, with `/` in their paths. @param {string} folder */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted((one, other) => (one < other ? -1 : 1))

/**
 * Writes a folder as `<folder>.tar.gz`. Equal files give equal bytes: sorted, of 1970, owned by root, readable by all.
 * @param {string} folder
 */
export function archiveFolder(folder) {
  const top = path.basename(folder)
  const entries = filesOf(folder).flatMap((file) => entryOf(`${top}/${file}`, readFileSync(path.join(folder, file))))
  // An archive ends with two empty blocks.
  const bytes = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 })
  // The header's system: unknown. Otherwise it is that of the machine.
  bytes[9] = 255
  const archive = `${folder}.tar.gz`
  writeFileSync(archive, bytes)
  return { archive, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Writes a number as the format does: octal digits, ended by a zero byte. */
const octal = (number, digits) => `${number.toString(8).padStart(digits, '0')}\0`

/** Returns the blocks of one file in the ustar format. @param {string} name @param {Buffer} content */
function entryOf(name, content) {
  const [prefix, rest] = splitName(name)
  const header = Buffer.alloc(BLOCK)
  header.write(rest, 0)
  header.write(octal(0o644, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(content.length, 11), 124)
  header.write(octal(0, 11), 136)
  // The checksum counts itself as eight spaces.
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
    148,
  )
  return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]
}

/** Splits a path at a slash, so that both parts fit into the header. Throws for a longer one. */
function splitName(name) {
  if (Buffer.byteLength(name) <= MAX_NAME) return ['', name]
  const slash = name.indexOf('/', name.length - MAX_NAME - 1)
  if (slash < 1 || slash > MAX_PREFIX || Buffer.byteLength(name) !== name.length)
    throw new Error(`The path is too long for an archive: ${name}`)
  return [name.slice(0, slash), name.slice(slash + 1)]
}
