import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When each step of the retention last succeeded and last failed, on whichever gateway. */
export const retentionSteps = pgTable('retention_steps', {
  step: text('step').primaryKey(),
  succeededAt: moment('succeeded_at'),
  failedAt: moment('failed_at'),
  /** How often it has failed since it last succeeded. */
  failures: integer('failures').notNull().default(0),
})
