import { vi } from 'vitest'

// A busy machine needs seconds where an idle one needs milliseconds.
const LONGEST_MS = 20_000

/** Repeats a look until it succeeds. For what arrives after an answer: lines of a log, webhooks, mails, background work. */
export const eventually = <Value>(look: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(look, { timeout: LONGEST_MS, interval: 20 })
