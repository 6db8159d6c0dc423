/** As many as a long visit looks at. */
const MAX_ENTRIES = 30

/** A map that keeps what was set last, thirty entries of it. */
export function createNewest<Value>() {
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
