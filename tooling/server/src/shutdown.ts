/** How a server shuts down, in milliseconds. */
export interface ShutdownTimes {
  /** How long it serves on after its readiness has failed, so that every balancer notices. */
  delayMs: number
  /** How long calls in flight have to finish after the port has closed. */
  graceMs: number
}

/**
 * The delay outlasts two failed checks of a balancer, two seconds apart. The grace period outlasts the longest call, which
 * the site server ends after 60 seconds.
 */
const DEPLOYED = { delay: 5, grace: 65 }

const MAX_SECONDS = 600

/** For a developer's machine, which has no balancer. Shorter than the start script waits. */
const LOCAL = { delay: 0, grace: 2 }

/** Reads SHUTDOWN_DELAY and SHUTDOWN_GRACE. Throws for other values than whole seconds. */
export function readShutdownTimes(env: Readonly<Record<string, string | undefined>>, isLocal: boolean): ShutdownTimes {
  const seconds = (name: string, standard: number) => {
    const text = env[name] || String(standard)
    if (!/^\d{1,3}$/.test(text) || Number(text) > MAX_SECONDS) {
      throw new Error(`${name} must be whole seconds from 0 to ${MAX_SECONDS}.`)
    }
    return Number(text) * 1000
  }
  const { delay, grace } = isLocal ? LOCAL : DEPLOYED
  return { delayMs: seconds('SHUTDOWN_DELAY', delay), graceMs: seconds('SHUTDOWN_GRACE', grace) }
}

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
