import { createNewest } from './newest.ts'

/** How long a value is reused, in milliseconds: long enough for Back, too short for outdated prices. */
const TTL = 120_000

/** Creates a cache of recently fetched values by name. The oldest are dropped first. `now` returns milliseconds. */
export function createRecentCache<Value>(now: () => number) {
  const kept = createNewest<{ value: Value; until: number }>()
  return {
    get(name: string): Value | undefined {
      const known = kept.get(name)
      return known && known.until > now() ? known.value : undefined
    },
    set: (name: string, value: Value) => kept.set(name, { value, until: now() + TTL }),
  }
}
