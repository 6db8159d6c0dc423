import type { Context } from 'hono'
import { chooseEncoding, type Encodings } from './encoding.ts'

/** A response with its body in one or more encodings. */
interface EncodedResponse extends Encodings {
  status: number
  headers: Readonly<Record<string, string>>
}

/** Sends a response in the smallest encoding that the browser accepts, or 304 if the ETag matches. */
export async function sendResponse(c: Context, { status, headers, ...forms }: EncodedResponse): Promise<Response> {
  const shared = { ...headers, vary: 'accept-encoding' }
  if (headers['etag'] && matchesEtag(c.req.header('if-none-match'), headers['etag'])) return c.body(null, 304, shared)
  if (status === 204) return c.body(null, status, headers)
  const { body, encoding } = await chooseEncoding(c.req.header('accept-encoding') ?? '', forms)
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

const matchesEtag = (ifNoneMatch = '', etag: string) =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || withoutWeakPrefix(tag) === withoutWeakPrefix(etag))

const withoutWeakPrefix = (etag: string) => etag.trim().replace(/^W\//, '')
