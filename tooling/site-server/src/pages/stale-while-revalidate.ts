import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'

interface Options {
  /** The time until a value is loaded again, in milliseconds. */
  freshFor: number
  clock?: { now: () => number }
}

/**
 * Caches a value that is slow to load. A stale value is returned at once and loaded again in the background. If loading
 * fails, the last value stays. Only a failure without any value rejects. An equal value keeps the identity of the old one.
 */
export function staleWhileRevalidate<Value extends object | string | number>(
  load: () => Promise<Value>,
  { freshFor, clock = performance }: Options,
) {
  const cache = new LRUCache<'value', Value>({
    max: 1,
    ttl: freshFor,
    ttlResolution: 0,
    perf: clock,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, old) => {
      const loaded = await load()
      return isDeepStrictEqual(old, loaded) ? old : loaded
    },
  })
  return (): Promise<Value> =>
    cache.forceFetch('value', { allowStaleOnFetchRejection: cache.peek('value') !== undefined })
}
