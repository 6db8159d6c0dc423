import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'

/** A text as bytes, in each encoding it may be sent in. */
export interface CompressedText {
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzipCallback)

/** How much work is put into the smallest form: while somebody waits, and for what is sent for long (fifty times the work, a tenth less). */
export const QUALITY = { quick: 6, best: 11 }

/** Compresses a text, once for all who ask for it. */
export async function compressText(text: string, quality: number): Promise<CompressedText> {
  const plain = exactly(Buffer.from(text))
  const [brotli, gzip] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(plain),
  ])
  return { plain, brotli: exactly(brotli), gzip: exactly(gzip) }
}

/** A copy with memory of its own: compressed bytes come in a chunk of 64 KB, which the smallest of them would hold on to. */
const exactly = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer)
