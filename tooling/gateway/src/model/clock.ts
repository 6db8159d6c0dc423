import { setTimeout } from 'node:timers/promises'

/** The clock for short waits, such as for a payment that another call is creating. Tests pass a quicker one. */
export interface Clock {
  /** Milliseconds since a fixed moment. */
  now: () => number
  /** Resolves after a number of milliseconds. */
  pause: (milliseconds: number) => Promise<unknown>
}

/** The clock of the machine. */
export const systemClock: Clock = { now: Date.now, pause: (milliseconds) => setTimeout(milliseconds) }
