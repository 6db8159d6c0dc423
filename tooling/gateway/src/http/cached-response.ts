import { hash } from 'node:crypto'
import type { Context } from 'hono'

/** A response that is the same for every visitor, serialized once and sent many times. */
export interface CachedResponse {
  /** JSON in UTF-8. */
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** JSON in UTF-8, of which responses are put together, and its digest. */
export interface JsonPart {
  bytes: Uint8Array
  digest: string
}

const digestOf = (content: string | Uint8Array) => hash('sha256', content, 'base64url').slice(0, 22)

export function jsonPart(json: string): JsonPart {
  const bytes = Buffer.from(json)
  return { bytes, digest: digestOf(bytes) }
}

/** Creates a response from parts. Encoding and digesting each part once makes a list in a third of the time. */
export function cacheableParts(parts: readonly JsonPart[]): CachedResponse {
  const body = new Uint8Array(parts.reduce((length, { bytes }) => length + bytes.length, 0))
  let end = 0
  for (const { bytes } of parts) {
    body.set(bytes, end)
    end += bytes.length
  }
  return { body, etag: `"${digestOf(parts.map(({ digest }) => digest).join())}"` }
}

/** Creates a response from JSON text. */
export const cacheableText = (json: string): CachedResponse => cacheableParts([jsonPart(json)])

/** Creates a response from a value. */
export const cacheableJson = (value: unknown): CachedResponse => cacheableText(JSON.stringify(value))

/**
 * Sends a cached response, or 304 if the caller's copy is current. `maxAge` in seconds. All headers are given at once, because
 * setting them one by one takes as long as finding most answers.
 */
export function sendCached(context: Context, { body, etag }: CachedResponse, maxAge: number): Response {
  const headers = {
    ETag: etag,
    'Cache-Control': `public, max-age=${maxAge}`,
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Content-Type-Options': 'nosniff',
  }
  const held = context.req.header('if-none-match')?.split(',') ?? []
  const isCurrent = held.some((tag) => tag.trim().replace(/^W\//, '') === etag)
  return isCurrent ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
