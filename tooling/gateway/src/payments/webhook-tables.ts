import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { now } from '../database/columns.ts'

/** What providers told us, as they said it; the outbox has each handled. One event counts once, however often it is sent. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    /** The provider's name and the event's own. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    body: text('body').notNull(),
    receivedAt: now('received_at'),
  },
  (table) => [index('webhook_inbox_received').on(table.receivedAt)],
)
