import { readFile } from 'node:fs/promises'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** The file names that the build gives: one folder deep, no dots in front. */
const fileName = /^[\w-][\w.-]*$/

interface Asset {
  type: string
  plain: Buffer
  brotli: Buffer | undefined
  gzip: Buffer | undefined
}

/** The files of a browser bundle. Their names carry their content's hash, so they are read once and kept forever. */
export function createAssets(clientFolder: string) {
  const known = new Map<string, Promise<Asset | undefined>>()
  const folder = path.join(clientFolder, 'assets')
  const optional = (file: string) => readFile(file).catch(() => undefined)

  const read = async (name: string): Promise<Asset | undefined> => {
    const type = types[path.extname(name)]
    if (!type || !fileName.test(name)) return undefined
    const file = path.join(folder, name)
    const [plain, brotli, gzip] = await Promise.all([optional(file), optional(`${file}.br`), optional(`${file}.gz`)])
    return plain && { type, plain, brotli, gzip }
  }

  return async (name: string) => {
    const asset = known.get(name) ?? read(name)
    known.set(name, asset)
    const found = await asset
    // Unknown names are not kept: they would fill the memory of a server that is asked for nonsense.
    if (!found) known.delete(name)
    return found
  }
}
