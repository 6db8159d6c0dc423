/** How a server shuts down, in milliseconds. */
export interface ShutdownTimes {
  /** How long it serves on after its readiness has failed, so that every balancer notices. */
  delayMs: number
  /** How long calls in flight have to finish after the port has closed. */
  graceMs: number
}

/** Returns the times of a server's settings. */
export const readShutdownTimes = (
  known: Readonly<Record<'SHUTDOWN_DELAY' | 'SHUTDOWN_GRACE', string>>,
): ShutdownTimes => ({
  delayMs: Number(known.SHUTDOWN_DELAY) * 1000,
  graceMs: Number(known.SHUTDOWN_GRACE) * 1000,
})

/** Returns a signal that the first SIGINT, SIGTERM or SIGHUP aborts. The second one ends the process at once. */
export function createStopSignal(): AbortSignal {
  const stopping = new AbortController()
  const stop = () => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return stopping.signal
}

/** Resolves when the signal is aborted. */
export const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
