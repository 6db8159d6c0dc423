/** Enough for a long visit. */
const MAX_ENTRIES = 30

/** Creates a map that keeps the 30 entries set last. */
export function createLimitedMap<Value>() {
  const kept = new Map<string, Value>()
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: Value) => {
      kept.delete(key)
      kept.set(key, value)
      for (const oldest of [...kept.keys()].slice(0, -MAX_ENTRIES)) kept.delete(oldest)
    },
  }
}
