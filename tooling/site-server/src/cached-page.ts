import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'

/** A page as it is sent: its bytes in each encoding, and the headers that belong to them. */
export interface CachedPage {
  status: number
  headers: Readonly<Record<string, string>>
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzipCallback)
/** Quick and nearly as small as the best: pages are compressed while somebody waits. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses a page once, for all who ask for it. Its ETag is weak: one for all encodings. */
export async function compressPage(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const plain = exactly(Buffer.from(html))
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const [brotli, gzip] = await Promise.all([compressBrotli(plain, QUICK), compressGzip(plain)])
  return { status, headers: { ...headers, etag }, plain, brotli: exactly(brotli), gzip: exactly(gzip) }
}

/** A response without a body that sends the browser elsewhere. */
export const redirectTo = (status: number, location: string): CachedPage => ({
  status,
  headers: { location, 'cache-control': 'no-cache' },
  plain: Buffer.alloc(0),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
})

/** What an entry takes besides its bytes: objects, buffers and the tables of the cache. */
const ENTRY_OVERHEAD = 2_048

/** What a page costs to keep under its key, in bytes; no entry is free. */
export function sizeOf({ headers, plain, brotli, gzip }: CachedPage, key: string): number {
  const characters = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    key.length,
  )
  return ENTRY_OVERHEAD + 2 * characters + plain.byteLength + brotli.byteLength + gzip.byteLength
}

/** A copy with memory of its own: compressed bytes come in a chunk of 64 KB, which the smallest of them would hold on to. */
const exactly = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer)
