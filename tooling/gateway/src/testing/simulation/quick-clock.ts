import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../model/clock.ts'

// What waits for others asks a few times, not hundreds of times: each question costs the test several steps.
const SPEED = 25

/** A clock on which pauses take no time of the test, and those who wait give up all the same. */
export function createQuickClock(): Clock {
  let now = 0
  return {
    now: () => now,
    pause: (milliseconds) => {
      now += milliseconds * SPEED
      return setImmediate()
    },
  }
}
