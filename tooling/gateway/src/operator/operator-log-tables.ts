import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What operators changed by command, and who did it. Rows are only added: a trigger refuses to change or delete them. */
export const operatorLog = pgTable('operator_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** The user of the operating system, or the name that was given. */
  operator: text('operator').notNull(),
  command: text('command').notNull(),
  /** What it was about, without personal data, such as an order number. */
  subject: text('subject').notNull(),
})
