import { isDeepStrictEqual } from 'node:util'

interface KeptOptions {
  /** How long a value is used before it is asked for again, in milliseconds. */
  freshFor: number
  now?: () => number
}

/**
 * Keeps a value that is slow to get, and renews it behind the visitors' backs. While its source is away, what was known
 * last goes on being used; only the very first failure is thrown. As long as nothing has changed it is the very same one.
 */
export function staleWhileRevalidate<Value>(
  load: () => Promise<Value>,
  { freshFor, now = () => Date.now() }: KeptOptions,
) {
  let kept: { value: Value; at: number } | undefined
  let loading: Promise<Value> | undefined

  const renew = () => {
    loading ??= load()
      .then((loaded) => {
        const value = kept && isDeepStrictEqual(kept.value, loaded) ? kept.value : loaded
        kept = { value, at: now() }
        return value
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  return async (): Promise<Value> => {
    if (!kept) return renew()
    if (now() - kept.at > freshFor) renew().catch(() => undefined)
    return kept.value
  }
}
