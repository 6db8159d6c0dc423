import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from './columns.ts'

/** When each step of the retention last succeeded and failed, on any gateway. */
export const retentionSteps = pgTable('retention_steps', {
  step: text('step').primaryKey(),
  succeededAt: timestampWithZone('succeeded_at'),
  failedAt: timestampWithZone('failed_at'),
  /** How often it has failed since its last success. */
  failures: integer('failures').notNull().default(0),
})
