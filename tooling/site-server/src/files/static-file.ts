import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Encodings } from './encoding.ts'

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** A path below a folder. No name starts with a dot, so the path cannot leave the folder. */
const SAFE_NAME = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** A file in memory. `brotli` and `gzip` are undefined if the build has not compressed it. */
export interface StaticFile extends Encodings {
  type: string
}

/** Reads a file below a folder with its compressed forms from the build. Undefined if it is missing or its name is not safe. */
export async function readStaticFile(folder: string, name: string): Promise<StaticFile | undefined> {
  const type = MIME_TYPES[path.extname(name)]
  if (!type || !SAFE_NAME.test(name)) return undefined
  const file = path.join(folder, name)
  const [plain, brotli, gzip] = await Promise.all([
    readIfPresent(file),
    readIfPresent(`${file}.br`),
    readIfPresent(`${file}.gz`),
  ])
  return plain && { type, plain, brotli, gzip }
}

const readIfPresent = (file: string) => readFile(file).catch(() => undefined)
