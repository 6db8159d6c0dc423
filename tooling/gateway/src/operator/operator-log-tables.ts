import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from '../database/columns.ts'

/**
 * The changes that operators made by command. Rows are only added: triggers reject changing them, and deleting them within eight
 * years.
 */
export const operatorLog = pgTable('operator_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestampWithZone('at').notNull().defaultNow(),
  /** The user of the operating system, or the name given by `--as`. */
  operator: text('operator').notNull(),
  command: text('command').notNull(),
  /** What was changed, such as an order number. Never personal data. */
  subject: text('subject').notNull(),
})
