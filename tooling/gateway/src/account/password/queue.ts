import { serviceUnavailable, tooManyAttempts } from '../../http/refusal.ts'

/** The number of tasks that run at the same time, that may wait, and that one network may have. */
export interface QueueLimits {
  atOnce: number
  waiting: number
  ofOneNetwork: number
}

/** Runs a task when its turn comes. Refuses it with 503 in a full queue, and with 429 after the network's share. */
export type Queue = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>

/** Creates a queue that no single network can fill: each network has a limited share of the places. */
export function createQueue({ atOnce, waiting, ofOneNetwork }: QueueLimits): Queue {
  const queue: (() => void)[] = []
  const shares = createShares(ofOneNetwork)
  let running = 0

  async function turn() {
    if (running < atOnce) {
      running++
      return
    }
    if (queue.length >= waiting) throw serviceUnavailable()
    await new Promise<void>((resolve) => {
      queue.push(resolve)
    })
  }

  function pass() {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await turn()
    try {
      return await work()
    } finally {
      pass()
    }
  }

  return async (network, work) => {
    shares.take(network)
    try {
      return await run(work)
    } finally {
      shares.giveBack(network)
    }
  }
}

/** Counts the places of each network. Networks without a place have no entry, so the queue's length bounds the map. */
function createShares(most: number) {
  const places = new Map<string, number>()
  return {
    take(network: string) {
      const taken = places.get(network) ?? 0
      if (taken >= most) throw tooManyAttempts(2)
      places.set(network, taken + 1)
    },
    giveBack(network: string) {
      const left = (places.get(network) ?? 0) - 1
      if (left > 0) places.set(network, left)
      else places.delete(network)
    },
  }
}
