import { LRUCache } from 'lru-cache'

/** How many times something may happen within a window of so many milliseconds. */
export interface RateLimits {
  perClient: number
  /** The limit of all clients together; none by default. */
  altogether?: number
  window: number
  /** How many clients are kept; the count of a client that is dropped starts again. */
  clients: number
}

/** Counts what comes from each client and from all together, in bounded memory; says whether one more is allowed. */
export function createRateLimit(
  { perClient, altogether = Infinity, window, clients }: RateLimits,
  now: () => number = Date.now,
) {
  const counts = new LRUCache<string, { windowNumber: number; count: number }>({ max: clients })
  let all = { windowNumber: 0, count: 0 }

  return (client: string): boolean => {
    const windowNumber = Math.floor(now() / window)
    const before = counts.get(client)
    const count = before?.windowNumber === windowNumber ? before.count : 0
    if (all.windowNumber !== windowNumber) all = { windowNumber, count: 0 }
    if (count >= perClient || all.count >= altogether) return false
    all.count += 1
    counts.set(client, { windowNumber, count: count + 1 })
    return true
  }
}
export type RateLimit = ReturnType<typeof createRateLimit>
