import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCallback } from 'node:zlib'

/** The bytes of a text in each encoding. */
export interface CompressedText {
  plain: Buffer
  brotli: Buffer
  /** Compresses for each request. Nearly every client takes brotli, and kept bytes would take memory from other pages. */
  gzip: () => Promise<Buffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzipCallback)

/** Brotli qualities. `best` makes texts a tenth smaller than `quick` and takes fifty times as long. */
export const QUALITY = { quick: 6, best: 11 }

/** Returns a text in each encoding. */
export async function compressText(text: string, quality: number): Promise<CompressedText> {
  const plain = exactly(Buffer.from(text))
  const brotli = await compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return { plain, brotli: exactly(brotli), gzip: () => compressGzip(plain) }
}

/** The quality and the window, as a power of two, of a text that is sent once: an eighth larger than with `quick`. */
const ONCE = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 }

/** Returns a text that is sent once in each encoding. Handing it to another thread would take longer than compressing it. */
export function compressOnce(text: string): CompressedText {
  const plain = Buffer.from(text)
  return { plain, brotli: brotliCompressSync(plain, { params: ONCE }), gzip: () => compressGzip(plain) }
}

/** Copies bytes into memory of their own. Compressed bytes are a view of a 64 KB chunk, which would stay in memory. */
const exactly = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer)
