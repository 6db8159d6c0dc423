import { LRUCache } from 'lru-cache'
import type { CachedResponse } from '../http/cached-response.ts'

/** What an entry takes besides its key and body. */
const ENTRY_OVERHEAD = 1_024

/** What a response costs to keep under its key, in bytes; no entry is free. */
export const sizeOf = ({ body }: CachedResponse, key: string): number =>
  ENTRY_OVERHEAD + 2 * key.length + body.byteLength

/** The categories and searches of a busy hour, for all shops together: what many people ask is serialized once. */
const LIMITS = { maxSize: 24_000_000, max: 10_000 }

/** Keeps the latest responses; the least recently used go first. */
export const createResponseCache = (limits = LIMITS) =>
  new LRUCache<string, CachedResponse>({ ...limits, sizeCalculation: sizeOf })
export type ResponseCache = ReturnType<typeof createResponseCache>
