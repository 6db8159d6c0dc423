/** Creates a place for a value whose code is no part of every page. The first page that needs the value brings its code. */
export function lazily<Value>() {
  let value: Value | undefined
  return {
    /** Returns the value. Creates it with the first call, and with the first one after `reset`. */
    get: (create: () => Value): Value => (value ??= create()),
    /** Returns the value if it has been created. */
    peek: () => value,
    reset: () => {
      value = undefined
    },
  }
}
export type Lazy<Value> = ReturnType<typeof lazily<Value>>
