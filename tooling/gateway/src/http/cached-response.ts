import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** A response that is the same for every visitor, serialized once and sent many times. */
export interface CachedResponse {
  /** JSON in UTF-8. */
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** Creates a response from JSON text. */
export function cacheableText(json: string): CachedResponse {
  const body = new TextEncoder().encode(json)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Creates a response from a value. */
export const cacheableJson = (value: unknown): CachedResponse => cacheableText(JSON.stringify(value))

/** Sends a cached response, or 304 if the caller's copy is current. `maxAge` in seconds. */
export function sendCached(context: Context, { body, etag }: CachedResponse, maxAge: number): Response {
  context.header('ETag', etag)
  context.header('Cache-Control', `public, max-age=${maxAge}`)
  const held = context.req.header('if-none-match')?.split(',') ?? []
  if (held.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return context.body(null, 304)
  context.header('Content-Type', 'application/json; charset=UTF-8')
  return context.body(body)
}
