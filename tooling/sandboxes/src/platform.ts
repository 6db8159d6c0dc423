import { randomUUID } from 'node:crypto'

/** The sandboxes' outside world, which tests can replace. */
export interface Platform {
  fetch: typeof fetch
  /** Milliseconds since 1970. */
  now: () => number
  /** Returns 32 hexadecimal characters, as the providers' ids. */
  newId: () => string
  after: (milliseconds: number, work: () => void) => void
}

/** The real platform. Delayed work does not keep the process alive. */
export const nodePlatform: Platform = {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  newId: () => randomUUID().replaceAll('-', ''),
  after: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
}

/** Waits, for answers that a scenario or a test amount delays. */
export const pause = (platform: Platform, milliseconds: number) =>
  new Promise<void>((resolve) => platform.after(milliseconds, resolve))
