import { randomUUID } from 'node:crypto'

/** Everything the sandboxes need from the world around them, so that tests can hand in their own. */
export interface Platform {
  fetch: typeof fetch
  /** Milliseconds since 1970. */
  now: () => number
  /** 32 hexadecimal characters, as the providers number their things. */
  newId: () => string
  after: (milliseconds: number, work: () => void) => void
}

/** The real world; waiting work never keeps the process alive. */
export const nodePlatform: Platform = {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  newId: () => randomUUID().replaceAll('-', ''),
  after: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
}

/** Waits, for answers that a scenario or a test amount makes slow. */
export const pause = (platform: Platform, milliseconds: number) =>
  new Promise<void>((resolve) => platform.after(milliseconds, resolve))
