import { setTimeout } from 'node:timers/promises'

/** The time by which a gateway waits for work of its own that is under way elsewhere; tests hand in one that is quicker. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now: () => number
  /** Resolves so many milliseconds later. */
  pause: (milliseconds: number) => Promise<unknown>
}

/** The machine's time. */
export const systemClock: Clock = { now: Date.now, pause: (milliseconds) => setTimeout(milliseconds) }
