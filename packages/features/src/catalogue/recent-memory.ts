/** How long something may be shown again without asking, in milliseconds: long enough for Back, too short for old prices. */
const FRESH_FOR = 120_000
const MOST_KEPT = 30

/** Keeps what was fetched lately by its name; the oldest go first. `now` in milliseconds. */
export function createRecentMemory<Value>(now: () => number) {
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    recall(name: string): Value | undefined {
      const known = kept.get(name)
      return known && known.until > now() ? known.value : undefined
    },
    keep(name: string, value: Value) {
      kept.delete(name)
      kept.set(name, { value, until: now() + FRESH_FOR })
      for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
    },
  }
}
