import { createNewest } from './newest.ts'

/** How long something may be shown again without asking, in milliseconds: long enough for Back, too short for old prices. */
const TTL = 120_000

/** Keeps what was fetched lately by its name; the oldest go first. `now` in milliseconds. */
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
