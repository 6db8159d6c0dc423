import { compressQuickly, compressText, type CompressedText } from '../files/compress-text.ts'
import { contentHash } from '../files/content-hash.ts'

/** A page ready to be sent: status, headers and the bytes in each encoding. */
export interface CachedPage extends CompressedText {
  status: number
  headers: Readonly<Record<string, string>>
  /** True if it is compressed with the best quality. */
  isSmallest?: boolean
  /** The nonce in the page and its policy. Each response needs a fresh one. */
  nonce?: string | undefined
}

/**
 * Compresses a page. `sentMeanwhile` is the stale page that visitors get in the meantime. The ETag is weak, because all
 * encodings share it.
 */
export async function compressPage(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
  sentMeanwhile?: CachedPage,
): Promise<CachedPage> {
  const etag = `W/"${contentHash(html)}"`
  // While a stale page is sent, no visitor waits, so there is time for the best quality. An unchanged page is compressed already.
  const isSmallest = sentMeanwhile !== undefined
  const isDone = sentMeanwhile?.isSmallest && sentMeanwhile.headers['etag'] === etag
  const { plain, brotli, gzip } = isDone ? sentMeanwhile : isSmallest ? await compressText(html) : compressQuickly(html)
  return { status, headers: { ...headers, etag }, isSmallest, plain, brotli, gzip }
}

/** Returns a page with a nonce. It has no ETag: a browser's copy would have the nonce of an earlier response. */
export function withNonce(page: CachedPage, nonce: string): CachedPage {
  const { nonce: old, headers, plain } = page
  if (!old) return page
  const { etag: _, 'content-security-policy': policy = '', ...others } = headers
  return {
    ...page,
    headers: { ...others, 'content-security-policy': policy.replaceAll(old, nonce) },
    nonce,
    ...compressQuickly(plain.toString().replaceAll(old, nonce)),
  }
}

const EMPTY = Buffer.alloc(0)
const NO_BODY: CompressedText = { plain: EMPTY, brotli: EMPTY, gzip: async () => EMPTY }

/** Returns a redirect without a body. */
export const redirectTo = (status: number, location: string): CachedPage => ({
  status,
  headers: { location, 'cache-control': 'no-cache' },
  ...NO_BODY,
})

/** A response that keeps the browser on its current page. */
export const NO_CONTENT: CachedPage = { status: 204, headers: { 'cache-control': 'no-store' }, ...NO_BODY }

/** The memory of a cache entry besides its contents, in bytes: objects, buffers and tables. */
const ENTRY_OVERHEAD = 2_048

/** Returns the memory that a page and its key take in the cache, in bytes. */
export function sizeOf({ headers, plain, brotli }: CachedPage, key: string): number {
  const characters = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    key.length,
  )
  return ENTRY_OVERHEAD + 2 * characters + plain.byteLength + brotli.byteLength
}
