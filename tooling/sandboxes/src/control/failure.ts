import { type Platform, pause } from '../platform.ts'
import { type Step, numberOf } from './scenarios.ts'

/** Waits for a scenario's delay. Returns the status by which a scenario makes the call fail, or undefined. */
export async function failureStatusOf(steps: readonly Step[], platform: Platform): Promise<number | undefined> {
  const delay = numberOf(steps, 'delay')
  if (delay !== undefined) await pause(platform, delay)
  return numberOf(steps, 'status')
}
