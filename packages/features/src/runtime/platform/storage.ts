/** The little the shop asks of a browser's storage. */
export interface KeyValueStore {
  read: (key: string) => string | undefined
  /** A cookie lasts until `expiresAt`, in milliseconds since 1970; other stores know no such end. */
  write: (key: string, value: string, expiresAt?: number) => void
  remove: (key: string) => void
  keys: () => string[]
}

/** A store that remembers nothing beyond itself: on the server, in tests, and where the browser forbids storage. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

/** A browser storage that never throws: blocked or full storage must not stop a purchase. */
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

/** Reads JSON that may be missing or damaged; both read as nothing. */
export function readJson(store: KeyValueStore, key: string): unknown {
  try {
    return JSON.parse(store.read(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
