import { compressText, QUALITY, type CompressedText } from '../files/compress-text.ts'
import { contentHash } from '../files/content-hash.ts'

/** A page as it is sent: its bytes in each encoding, and the headers that belong to them. */
export interface CachedPage extends CompressedText {
  status: number
  headers: Readonly<Record<string, string>>
  /** Set when it is compressed as well as can be. */
  isSmallest?: boolean
}

/** Compresses a page once, for all who ask for it. Its ETag is weak: one for all encodings. */
export async function compressPage(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
  sentMeanwhile?: CachedPage,
): Promise<CachedPage> {
  const etag = `W/"${contentHash(html)}"`
  // While the page of before is sent, nobody waits: it is worth the work, unless that is done already.
  const isSmallest = sentMeanwhile !== undefined
  const isDone = sentMeanwhile?.isSmallest && sentMeanwhile.headers['etag'] === etag
  const { plain, brotli, gzip } = isDone
    ? sentMeanwhile
    : await compressText(html, isSmallest ? QUALITY.best : QUALITY.quick)
  return { status, headers: { ...headers, etag }, isSmallest, plain, brotli, gzip }
}

const NO_BODY: CompressedText = { plain: Buffer.alloc(0), brotli: Buffer.alloc(0), gzip: Buffer.alloc(0) }

/** A response without a body that sends the browser elsewhere. */
export const redirectTo = (status: number, location: string): CachedPage => ({
  status,
  headers: { location, 'cache-control': 'no-cache' },
  ...NO_BODY,
})

/** A response that leaves the browser on the page it has. */
export const NO_CONTENT: CachedPage = { status: 204, headers: { 'cache-control': 'no-store' }, ...NO_BODY }

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
