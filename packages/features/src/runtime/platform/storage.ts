/** A key-value storage of the browser. */
export interface KeyValueStore {
  read: (key: string) => string | undefined
  /** `expiresAt`, in milliseconds since 1970, is the expiry of a cookie. Other stores ignore it. */
  write: (key: string, value: string, expiresAt?: number) => void
  remove: (key: string) => void
  keys: () => string[]
}

/** Creates a store in memory: for the server, for tests, and for browsers that forbid storage. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

/** Creates a store on a browser storage. It never throws, because blocked or full storage must not stop a purchase. */
export function createBrowserStore(open: () => Storage): KeyValueStore {
  const fallback = createMemoryStore()
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: () => Result) => {
    try {
      return action(open())
    } catch {
      return otherwise()
    }
  }
  return {
    read: (key) =>
      fallback.read(key) ??
      attempt(
        (storage) => storage.getItem(key) ?? undefined,
        () => undefined,
      ),
    write: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value)
          fallback.remove(key)
        },
        () => fallback.write(key, value),
      ),
    remove: (key) => {
      fallback.remove(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
    keys: () => [
      ...fallback.keys(),
      ...attempt(
        (storage) => Object.keys(storage),
        () => [],
      ),
    ],
  }
}

/** Reads a JSON value. Returns undefined if it is missing or damaged. */
export function readJson(store: Pick<KeyValueStore, 'read'>, key: string): unknown {
  try {
    return JSON.parse(store.read(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
