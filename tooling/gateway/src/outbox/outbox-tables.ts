import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'
import type { OutboxKind } from '../model/outbox-kind.ts'

/** Work outside the database that follows from a change of it: mails, calls to providers, received webhooks. */
export const outbox = pgTable(
  'outbox',
  {
    /** Names the event, so that it is stored once. */
    key: text('key').primaryKey(),
    kind: text('kind').$type<OutboxKind>().notNull(),
    /** The id of the transaction, webhook, subscription, message, customer, code, reminder, reset link or change of e-mail. */
    subjectId: text('subject_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: now('due_at'),
    doneAt: timestampWithZone('done_at'),
    /** When the last try failed. */
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
