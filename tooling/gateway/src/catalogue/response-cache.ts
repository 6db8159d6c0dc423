import { LRUCache } from 'lru-cache'
import type { CachedResponse } from '../http/cached-response.ts'

/** The bytes of an entry besides its key and body. */
const ENTRY_OVERHEAD = 1_024

/** Returns the size of a cached response in bytes, with its key. */
export const sizeOf = ({ body }: CachedResponse, key: string): number =>
  ENTRY_OVERHEAD + 2 * key.length + body.byteLength

/**
 * Enough for the categories and searches of a busy hour, for all shops together. With half of it, searches for names that come
 * again are an eighth as fast (`npm run lab -- bench`).
 */
const LIMITS = { maxSize: 24_000_000, max: 10_000 }

/** Creates a cache that drops the least recently used responses first. */
export const createResponseCache = (limits = LIMITS) =>
  new LRUCache<string, CachedResponse>({ ...limits, sizeCalculation: sizeOf })
export type ResponseCache = ReturnType<typeof createResponseCache>
