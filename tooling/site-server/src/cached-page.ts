import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it goes out: its bytes in each encoding, and the headers that belong to them. */
export interface CachedPage {
  status: number
  headers: Readonly<Record<string, string>>
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Quick and nearly as small as the best: pages are compressed while somebody waits. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses a page once, for all who ask for it. Its mark (ETag) is weak: one for all encodings. */
export async function compressPage(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const plain = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const [small, zipped] = await Promise.all([brotli(plain, QUICK), zip(plain)])
  return { status, headers: { ...headers, etag }, plain, brotli: small, gzip: zipped }
}

/** An answer without a body that sends the browser elsewhere. */
export const redirectTo = (status: number, location: string): CachedPage => ({
  status,
  headers: { location, 'cache-control': 'no-cache' },
  plain: Buffer.alloc(0),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
})

/** What a page costs to keep, in bytes. */
export const sizeOf = ({ plain, brotli: small, gzip: zipped }: CachedPage) =>
  plain.byteLength + small.byteLength + zipped.byteLength
