interface Encoded {
  plain: Buffer
  brotli?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** The smallest form of an answer that the browser understands. */
export function chooseEncoding(accepts: string, { plain, brotli, gzip }: Encoded): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (brotli && /\bbr\b/.test(accepts)) return { body: brotli, encoding: 'br' }
  if (gzip && /\bgzip\b/.test(accepts)) return { body: gzip, encoding: 'gzip' }
  return { body: plain }
}
