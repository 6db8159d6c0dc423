import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { now } from '../database/columns.ts'

/** The providers' webhooks as they were received. The outbox handles each. A repeated event is stored once. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    /** The provider's name and the event's id. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    body: text('body').notNull(),
    receivedAt: now('received_at'),
  },
  (table) => [index('webhook_inbox_received').on(table.receivedAt)],
)
