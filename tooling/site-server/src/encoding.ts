interface Encoded {
  plain: Buffer
  brotli?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** The smallest form of an answer that the browser understands. */
export function chooseEncoding(
  accepts: string,
  { plain, brotli, gzip }: Encoded,
): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (brotli && takes(accepts, 'br')) return { body: brotli, encoding: 'br' }
  if (gzip && takes(accepts, 'gzip')) return { body: gzip, encoding: 'gzip' }
  return { body: plain }
}

const takes = (accepts: string, encoding: string) =>
  accepts.split(',').some((entry) => {
    const [name = '', quality = ''] = entry.split(';')
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?\s*$/i.test(quality)
  })
