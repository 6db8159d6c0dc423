import type { Context } from 'hono'
import { chooseEncoding } from './encoding.ts'

/** Something ready to be sent, in every encoding it was prepared in. */
interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  plain: Buffer
  brotli?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** Sends an answer in the encoding the browser understands, or says that the browser has it already. */
export function send(c: Context, { status, headers, ...forms }: Answer): Response {
  const shared = { ...headers, vary: 'accept-encoding' }
  if (headers['etag'] && matchesEtag(c.req.header('if-none-match'), headers['etag'])) return c.body(null, 304, shared)
  const { body, encoding } = chooseEncoding(c.req.header('accept-encoding') ?? '', forms)
  return c.body(
    new Uint8Array(body.buffer, body.byteOffset, body.byteLength) as Uint8Array<ArrayBuffer>,
    status as 200,
    {
      ...shared,
      'content-length': String(body.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
    },
  )
}

const matchesEtag = (known = '', etag: string) =>
  known.split(',').some((mark) => mark.trim() === '*' || withoutWeakPrefix(mark) === withoutWeakPrefix(etag))

const withoutWeakPrefix = (mark: string) => mark.trim().replace(/^W\//, '')
