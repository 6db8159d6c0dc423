import { LRUCache } from 'lru-cache'
import type { CachedResponse } from '../http/cached-response.ts'

/** The bytes of an entry besides its key and body. */
const ENTRY_OVERHEAD = 1_024

/** Returns the size of a cached response in bytes, with its key. */
export const sizeOf = ({ body }: CachedResponse, key: string): number =>
  ENTRY_OVERHEAD + 2 * key.length + body.byteLength

/** Enough for 400 lists, for all shops together. Only a new search takes longer than a quick answer. */
const LIMITS = { maxSize: 12_000_000, max: 10_000 }

/** Creates a cache that drops the least recently used responses first. */
export const createResponseCache = (limits = LIMITS) =>
  new LRUCache<string, CachedResponse>({ ...limits, sizeCalculation: sizeOf })
export type ResponseCache = ReturnType<typeof createResponseCache>
