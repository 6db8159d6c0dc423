import type { Networks } from '@shop/server/networks.ts'
import { LRUCache } from 'lru-cache'
import { serviceUnavailable, tooManyAttempts } from '../../http/refusal.ts'

/** The number of tasks that run at the same time, that may wait, and that networks may have. */
export interface QueueLimits {
  atOnce: number
  waiting: number
  /** The waiting places that only networks without a recent failure get. */
  kept: number
  ofNarrowNetwork: number
  ofWideNetwork: number
}

export interface Queue {
  /** Runs a task when its turn comes. Refuses it with 503 in a full queue, and with 429 after the share of its network. */
  run: <Result>(from: Networks, work: () => Promise<Result>) => Promise<Result>
  /** Records that a task of a network was in vain, such as a wrong password. */
  recordFailure: (from: Networks) => void
}

const RECENT_MS = 900_000
const MAX_FAILED_NETWORKS = 10_000

/**
 * Creates a queue that no network can fill: each has a limited share of the places, in both widths. Many networks together
 * leave some places to those that have not failed recently.
 */
export function createQueue({ atOnce, waiting, kept, ofNarrowNetwork, ofWideNetwork }: QueueLimits): Queue {
  const queue: (() => void)[] = []
  const narrowShares = createShares(ofNarrowNetwork)
  const wideShares = createShares(ofWideNetwork)
  const failed = new LRUCache<string, true>({ max: MAX_FAILED_NETWORKS, ttl: RECENT_MS })
  let running = 0

  async function turn({ wide }: Networks) {
    if (running < atOnce) {
      running++
      return
    }
    if (queue.length >= (failed.has(wide) ? waiting - kept : waiting)) throw serviceUnavailable()
    await new Promise<void>((resolve) => {
      queue.push(resolve)
    })
  }

  function pass() {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  async function inTurn<Result>(from: Networks, work: () => Promise<Result>): Promise<Result> {
    await turn(from)
    try {
      return await work()
    } finally {
      pass()
    }
  }

  return {
    run: (from, work) => narrowShares.with(from.narrow, () => wideShares.with(from.wide, () => inTurn(from, work))),
    recordFailure: ({ wide }) => void failed.set(wide, true),
  }
}

/** Counts the places of each network. Networks without a place have no entry, so the queue's length bounds the map. */
function createShares(most: number) {
  const places = new Map<string, number>()
  return {
    async with<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
      const taken = places.get(network) ?? 0
      if (taken >= most) throw tooManyAttempts(2)
      places.set(network, taken + 1)
      try {
        return await work()
      } finally {
        const left = (places.get(network) ?? 0) - 1
        if (left > 0) places.set(network, left)
        else places.delete(network)
      }
    },
  }
}
