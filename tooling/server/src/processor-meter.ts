/** Runs a wait inside a piece of work, such as a call to another server. It costs the work nothing. */
export type Waiting = <Result>(wait: () => Promise<Result>) => Promise<Result>

/** A piece of work whose processor time is measured. */
interface MeasuredWork {
  waiting: Waiting
  /** Ends the work. Returns its cost in milliseconds. */
  end: () => number
}

/** Returns the processor time of this thread, in milliseconds. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Measures what pieces of work cost that take turns on one thread. Those that run at the same time share what the thread spends
 * between two of their steps. Returns a function that starts a piece.
 */
export function createProcessorMeter(spent: () => number = threadTime): () => MeasuredWork {
  let running = 0
  // What one piece would have spent that had run all the time.
  let share = 0
  let last = spent()

  function advance(step: 1 | 0 | -1) {
    const now = spent()
    if (running > 0) share += (now - last) / running
    last = now
    running += step
    return share
  }

  return () => {
    let cost = -advance(1)
    let waits = 0
    const stop = () => {
      cost += advance(-1)
    }
    const waiting: Waiting = async (wait) => {
      if (waits === 0) stop()
      waits += 1
      try {
        return await wait()
      } finally {
        waits -= 1
        if (waits === 0) cost -= advance(1)
      }
    }
    const end = () => {
      // Work that is given up still waits.
      if (waits === 0) stop()
      waits = Infinity
      return cost
    }
    return { waiting, end }
  }
}
