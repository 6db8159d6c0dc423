import { serviceUnavailable } from '../http/refusal.ts'

/** How much of something goes on at the same time, and how much more may wait. */
export interface QueueLimits {
  atOnce: number
  waiting: number
}

/** Has work done when its turn comes; refuses it with 503 when too much is waiting. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs work as its turn comes; when the queue is full, says 503 at once instead of making everybody wait for nothing. */
export function createQueue({ atOnce, waiting }: QueueLimits): Queue {
  const queue: (() => void)[] = []
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

  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      pass()
    }
  }
}
