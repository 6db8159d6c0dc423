import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, read as a `Date`. Null until it has happened. */
export const timestampWithZone = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A moment that the database sets when the row is inserted. */
export const now = (name: string) => timestampWithZone(name).notNull().defaultNow()
