import { LRUCache } from 'lru-cache'

/** The number of times that something may happen within a window in milliseconds. */
export interface RateLimits {
  perClient: number
  /** The limit for all clients together. None by default. */
  altogether?: number
  window: number
  /** The number of clients in memory. A dropped client starts at zero again. */
  clients: number
}

/** Creates a function that counts a client's request in bounded memory and tells whether it is allowed. */
export function createRateLimit(
  { perClient, altogether = Infinity, window, clients }: RateLimits,
  now: () => number = Date.now,
) {
  // With `max` it would take room for all clients at once.
  const counts = new LRUCache<string, { windowNumber: number; count: number }>({
    maxSize: clients,
    sizeCalculation: () => 1,
  })
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
