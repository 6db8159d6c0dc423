import { pgTable, text } from 'drizzle-orm/pg-core'
import { now } from './columns.ts'

/** The moves of stored data to another form that are done. No later start reads their tables again. */
export const dataMoves = pgTable('data_moves', {
  name: text('name').primaryKey(),
  doneAt: now('done_at'),
})
