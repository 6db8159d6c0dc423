import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import type { AlarmKind } from '../model/alarm-kind.ts'
import { alarms } from './alarm-tables.ts'

const MAX_DETAIL_LENGTH = 200

/** An event that an operator must handle. */
export interface Alarm {
  kind: AlarmKind
  /** The id of the transaction, or the provider's name if the alarm concerns no transaction. */
  subjectId: string
  /** The provider's word for the event. Never personal data. */
  detail?: string
}

/** Stores an alarm until an operator acknowledges it. Repeating it increases its count and reopens it. */
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

/** Stores an alarm about a state that is polled: the same detail is stored once and never reopened. */
export async function raiseAlarmOnce(db: Queries, { kind, subjectId, detail = '' }: Alarm): Promise<void> {
  const shown = detail.slice(0, MAX_DETAIL_LENGTH)
  const raised = await db
    .insert(alarms)
    .values({ key: `${kind}:${subjectId}:${shown}`, kind, subjectId, detail: shown })
    .onConflictDoNothing()
  if (raised.rowCount === 1) logEvent('payment-needs-attention', { kind, subject: subjectId, detail: shown })
}
