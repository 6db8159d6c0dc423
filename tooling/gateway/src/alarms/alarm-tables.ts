import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'
import type { AlarmKind } from '../model/alarm-kind.ts'

/** What an operator must look at. The same alarm about the same subject is one row, which counts. */
export const alarms = pgTable(
  'alarms',
  {
    key: text('key').primaryKey(),
    kind: text('kind').$type<AlarmKind>().notNull(),
    /** The transaction it is about, or the provider where it is about no transaction. */
    subjectId: text('subject_id').notNull(),
    /** The provider's word for it; never personal data. */
    detail: text('detail').notNull(),
    count: integer('count').notNull().default(1),
    raisedAt: now('raised_at'),
    lastRaisedAt: now('last_raised_at'),
    /** When an operator said that it is seen to. */
    acknowledgedAt: timestampWithZone('acknowledged_at'),
  },
  (table) => [
    index('alarms_open')
      .on(table.raisedAt)
      .where(sql`${table.acknowledgedAt} is null`),
  ],
)
