import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../src/model/clock.ts'

// Polling stops after a few tries instead of hundreds, because each try costs the test several steps.
const SPEED = 25

/** Creates a clock on which pauses take no real time, and timeouts are still reached. */
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
