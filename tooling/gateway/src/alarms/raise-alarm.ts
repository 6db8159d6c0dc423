import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import type { AlarmKind } from '../model/alarm-kind.ts'
import { alarms } from './alarm-tables.ts'

const MAX_DETAIL_LENGTH = 200

/** Something that an operator must look at. */
export interface Alarm {
  kind: AlarmKind
  /** The transaction it is about, or the provider where it is about no transaction. */
  subjectId: string
  /** The provider's word for it; never personal data. */
  detail?: string
}

/** Stores an alarm until the operator acknowledges it. A repeated alarm is counted, and opened again. */
export async function raiseAlarm(db: Queries, { kind, subjectId, detail = '' }: Alarm): Promise<void> {
  const shown = detail.slice(0, MAX_DETAIL_LENGTH)
  logEvent('payment-needs-attention', { kind, subject: subjectId, detail: shown })
  await db
    .insert(alarms)
    .values({ key: `${kind}:${subjectId}`, kind, subjectId, detail: shown })
    .onConflictDoUpdate({
      target: alarms.key,
      set: {
        count: sql`${alarms.count} + 1`,
        detail: shown,
        lastRaisedAt: sql`now()`,
        acknowledgedAt: null,
      },
    })
}

/** Stores an alarm about a state that is read again and again: one with the same detail is stored once. */
export async function raiseAlarmOnce(db: Queries, { kind, subjectId, detail = '' }: Alarm): Promise<void> {
  const shown = detail.slice(0, MAX_DETAIL_LENGTH)
  const raised = await db
    .insert(alarms)
    .values({ key: `${kind}:${subjectId}:${shown}`, kind, subjectId, detail: shown })
    .onConflictDoNothing()
  if (raised.rowCount === 1) logEvent('payment-needs-attention', { kind, subject: subjectId, detail: shown })
}
