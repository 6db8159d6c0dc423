/** A text in one or more encodings. */
export interface Encodings {
  plain: Buffer
  brotli?: Buffer | undefined
  /** The bytes, or what compresses them on request. */
  gzip?: Buffer | (() => Promise<Buffer>) | undefined
}

/** Returns the smallest encoding that the browser accepts, by its `accept-encoding` header. */
export async function chooseEncoding(
  accepts: string,
  { plain, brotli, gzip }: Encodings,
): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
  if (brotli && isAccepted(accepts, 'br')) return { body: brotli, encoding: 'br' }
  if (gzip && isAccepted(accepts, 'gzip')) {
    return { body: typeof gzip === 'function' ? await gzip() : gzip, encoding: 'gzip' }
  }
  return { body: plain }
}

const isAccepted = (accepts: string, encoding: string) =>
  accepts.split(',').some((entry) => {
    const [name = '', quality = ''] = entry.split(';')
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?\s*$/i.test(quality)
  })
