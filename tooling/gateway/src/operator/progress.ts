import type { OutboxItem } from '../outbox/outbox.ts'
import { minuteOf } from './columns.ts'

/** Describes the progress of an outbox entry. `written` formats its time. */
export function progressOf(
  { doneAt, deadAt, attempts }: Pick<OutboxItem, 'doneAt' | 'deadAt' | 'attempts'>,
  written: (moment: Date) => string = minuteOf,
): string {
  if (doneAt) return `done ${written(doneAt)}`
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  return deadAt ? `given up after ${tries}` : `waits, ${tries}`
}
