import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'

interface Options {
  /** How long a value is used before it is loaded again, in milliseconds. */
  freshFor: number
  clock?: { now: () => number }
}

/**
 * Keeps a value that is slow to load, and loads it again in the background. While its source fails, the last value goes
 * on being used; only the very first failure is thrown. As long as nothing has changed it is the very same object.
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
