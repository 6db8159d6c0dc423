import { and, isNull, sql, type AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { mailedCodes } from '../orders/guest/mailed-code-tables.ts'
import { throttles } from '../access/throttle-tables.ts'
import { passwordResets } from '../account/password-reset-tables.ts'
import type { Database } from '../database/database.ts'
import { sessions } from '../access/session-tables.ts'
import { orderAccesses } from '../orders/order-access-tables.ts'
import { refillReminders } from '../orders/refill-tables.ts'
import { deleteBatch } from '../database/delete-batch.ts'
import { runSteps, type RetentionStep } from '../database/retention-steps.ts'

const isPast = (table: PgTable, age: AnyColumn) => ({ table, age, condition: sql`${age} < now()` })

const STEPS: Readonly<Record<string, RetentionStep>> = {
  'expired logins': (db) => deleteBatch(db, isPast(sessions, sessions.expiresAt)),
  'expired reset links': (db) => deleteBatch(db, isPast(passwordResets, passwordResets.expiresAt)),
  'expired mailed codes': (db) => deleteBatch(db, isPast(mailedCodes, mailedCodes.expiresAt)),
  'expired accesses to orders': (db) => deleteBatch(db, isPast(orderAccesses, orderAccesses.expiresAt)),
  // Those that were ended stay with their order.
  'expired reminders to order again': (db) =>
    deleteBatch(db, {
      ...isPast(refillReminders, refillReminders.expiresAt),
      condition: and(sql`${refillReminders.expiresAt} < now()`, isNull(refillReminders.endedAt)),
    }),
  'expired counts of tries': (db) => deleteBatch(db, isPast(throttles, throttles.windowEndsAt)),
}

/** Deletes expired logins, links, codes and counted tries. */
export const deleteExpired = (db: Database, signal?: AbortSignal) => runSteps(db, STEPS, signal)
