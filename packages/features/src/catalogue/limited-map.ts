/** Enough for a long visit. */
const MAX_ENTRIES = 30

/** Creates a map that keeps the 30 entries set last. */
export function createLimitedMap<Value>() {
  const entries = new Map<string, Value>()
  return {
    get: (key: string) => entries.get(key),
    set: (key: string, value: Value) => {
      entries.delete(key)
      entries.set(key, value)
      for (const oldest of [...entries.keys()].slice(0, -MAX_ENTRIES)) entries.delete(oldest)
    },
  }
}
