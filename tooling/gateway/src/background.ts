import { isDatabaseUnavailable } from './database/database-failure.ts'
import { describeFailure } from './failures/describe-failure.ts'
import { logEvent } from './failures/log-event.ts'

/** Work that goes on after a call was answered. */
export interface Background {
  /** Starts something; whoever shuts down waits for it. Failures are logged: nobody waits for the result. */
  start: (name: string, work: () => Promise<void>) => void
  /**
   * Does something again and again, so many milliseconds after its last end, or at once when `trigger` is called. Work
   * that takes long looks at the signal: aborted, it begins nothing more.
   */
  repeat: (name: string, everyMs: number, work: (signal: AbortSignal) => Promise<void>) => { trigger: () => void }
  /** Resolves when nothing is in flight. */
  idle: () => Promise<void>
  /** Starts nothing more and resolves when everything in flight is done. */
  stop: () => Promise<void>
}

/** Background work of one gateway. */
export function createBackground(): Background {
  const inFlight = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  const stopping = new AbortController()

  const start: Background['start'] = (name, work) => {
    if (stopping.signal.aborted) return
    const running = work()
      .catch((failure: unknown) => {
        // That the database cannot be reached is what /health/ready says; the log need not repeat it every second.
        if (!isDatabaseUnavailable(failure)) logEvent('job-failed', { job: name, failure: describeFailure(failure) })
      })
      .finally(() => inFlight.delete(running))
    inFlight.add(running)
  }

  const repeat: Background['repeat'] = (name, everyMs, work) => {
    let isRunning = false
    let isWanted = false
    let timer: NodeJS.Timeout | undefined

    function run() {
      if (isRunning) isWanted = true
      else start(name, turn)
    }
    async function turn() {
      isRunning = true
      isWanted = false
      if (timer) timers.delete(timer)
      clearTimeout(timer)
      try {
        await work(stopping.signal)
      } finally {
        isRunning = false
        if (isWanted) run()
        else rest()
      }
    }
    function rest() {
      if (stopping.signal.aborted || !Number.isFinite(everyMs)) return
      timer = setTimeout(run, everyMs)
      timers.add(timer)
    }

    rest()
    return { trigger: run }
  }

  const idle = async () => {
    while (inFlight.size > 0) await Promise.all(inFlight)
  }

  return {
    start,
    repeat,
    idle,
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await idle()
    },
  }
}
