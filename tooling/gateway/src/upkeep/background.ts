import { createTrace, runInTrace } from '@shop/server/trace.ts'
import { isDatabaseUnavailable } from '../database/database-failure.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'

/** Work that continues after a call was answered. */
export interface Background {
  /** Starts work that `stop` waits for. Failures are logged. */
  start: (name: string, work: () => Promise<void>) => void
  /**
   * Repeats work: `everyMs` milliseconds after its last end, or at once when `trigger` is called. Long work must check the
   * signal and stop when it is aborted.
   */
  repeat: (name: string, everyMs: number, work: (signal: AbortSignal) => Promise<void>) => { trigger: () => void }
  /** Resolves when nothing is in flight. */
  idle: () => Promise<void>
  /** Starts nothing more and resolves when everything in flight is done. */
  stop: () => Promise<void>
}

export function createBackground(): Background {
  const inFlight = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  const stopping = new AbortController()

  const start: Background['start'] = (name, work) => {
    if (stopping.signal.aborted) return
    const running = work()
      .catch((failure: unknown) => {
        // An unreachable database is reported by /health/ready, so it is not logged every second.
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
      // In a trace of its own. Its timers would otherwise stay in the trace of the call that triggered it.
      else runInTrace(createTrace(), () => start(name, turn))
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
