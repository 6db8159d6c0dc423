import { type Platform, pause } from '../platform.ts'
import { type Step, numberOf } from './scenarios.ts'

/** Waits as long as the scenarios want, then says with which status they want the call to fail; nothing when they do not. */
export async function failureStatusOf(steps: readonly Step[], platform: Platform): Promise<number | undefined> {
  const delay = numberOf(steps, 'delay')
  if (delay !== undefined) await pause(platform, delay)
  return numberOf(steps, 'status')
}
