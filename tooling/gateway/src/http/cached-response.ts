import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** An answer that is the same for every visitor, written once and sent many times. */
export interface CachedResponse {
  /** JSON in UTF-8. */
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** Makes an answer of JSON that is already written. */
export function cacheableText(json: string): CachedResponse {
  const body = new TextEncoder().encode(json)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Writes a value down as an answer. */
export const cacheableJson = (value: unknown): CachedResponse => cacheableText(JSON.stringify(value))

/** Sends a cached response, or 304 when the asker's copy is still right. `maxAge` in seconds. */
export function sendCached(context: Context, { body, etag }: CachedResponse, maxAge: number): Response {
  context.header('ETag', etag)
  context.header('Cache-Control', `public, max-age=${maxAge}`)
  const held = context.req.header('if-none-match')?.split(',') ?? []
  if (held.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return context.body(null, 304)
  context.header('Content-Type', 'application/json; charset=UTF-8')
  return context.body(body)
}
