import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'
import type { OutboxKind } from '../model/outbox-kind.ts'

/** What remains to be done when a call has been answered: mails, calls to providers, and what providers' messages lead to. */
export const outbox = pgTable(
  'outbox',
  {
    /** Says what it is about, so that one event is written once. */
    key: text('key').primaryKey(),
    kind: text('kind').$type<OutboxKind>().notNull(),
    /** The transaction, subscription, message, customer, reset link or change of e-mail it is about. */
    subjectId: text('subject_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: now('due_at'),
    doneAt: timestampWithZone('done_at'),
    /** When it was given up. */
    deadAt: timestampWithZone('dead_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
    index('outbox_subject').on(table.subjectId),
    index('outbox_unfinished')
      .on(table.subjectId)
      .where(sql`${table.doneAt} is null`),
    index('outbox_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
    index('outbox_dead')
      .on(table.deadAt)
      .where(sql`${table.deadAt} is not null`),
  ],
)
