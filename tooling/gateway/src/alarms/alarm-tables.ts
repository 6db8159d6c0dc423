import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'
import type { AlarmKind } from '../model/alarm-kind.ts'

/** Alarms for the operator. A repeated alarm about the same subject increases `count` of its row. */
export const alarms = pgTable(
  'alarms',
  {
    key: text('key').primaryKey(),
    kind: text('kind').$type<AlarmKind>().notNull(),
    /** The id of the transaction, or the provider's name if the alarm concerns no transaction. */
    subjectId: text('subject_id').notNull(),
    /** The provider's word for the event. Never personal data. */
    detail: text('detail').notNull(),
    count: integer('count').notNull().default(1),
    raisedAt: now('raised_at'),
    lastRaisedAt: now('last_raised_at'),
    /** When an operator acknowledged it. */
    acknowledgedAt: timestampWithZone('acknowledged_at'),
  },
  (table) => [
    index('alarms_open')
      .on(table.raisedAt)
      .where(sql`${table.acknowledgedAt} is null`),
  ],
)
