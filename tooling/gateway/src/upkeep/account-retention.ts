import { and, eq, exists, gt, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { sessions } from '../access/session-tables.ts'
import { carts } from '../cart/cart-tables.ts'
import type { Database } from '../database/database.ts'
import { inBatch, isOlderThan, rowsOlderThan } from '../database/delete-batch.ts'
import { orders } from '../orders/order-tables.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { customers } from '../account/customer-tables.ts'
import { emailChanges } from '../account/email-change-tables.ts'

/** Deletes accounts whose address was never proven, without an order or a purchase that may become one. */
export const deleteUnprovenAccounts = (db: Database, days: number): Promise<number> =>
  deleteAccounts(db, days, and(isNull(customers.emailProvenAt), not(hasOrdered(db))))

/** Deletes accounts that were not used for long. An order counts as a use. */
export const deleteUnusedAccounts = (db: Database, days: number): Promise<number> =>
  deleteAccounts(db, days, not(hasOrdered(db, not(isOlderThan(orders.placedAt, days)))))

function deleteAccounts(db: Database, days: number, condition: SQL | undefined): Promise<number> {
  const isUnused = and(condition, not(hasOpenPurchase(db)), not(isLoggedIn(db)))
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(customers)
      .where(inBatch(rowsOlderThan(days, customers, customers.lastUsedAt, isUnused)))
      .returning({ id: customers.id })
    const ids = sql.param(deleted.map(({ id }) => id))
    await tx.delete(carts).where(sql`${carts.userId} = any(${ids})`)
    await tx.delete(emailChanges).where(sql`${emailChanges.customerId} = any(${ids})`)
    return deleted.length
  })
}

const hasOrdered = (db: Database, condition?: SQL) =>
  exists(
    db
      .select({ id: orders.transactionId })
      .from(orders)
      .where(and(eq(orders.shopId, customers.shopId), eq(orders.userId, customers.id), condition)),
  )

const hasOpenPurchase = (db: Database) =>
  exists(
    db
      .select({ id: transactions.id })
      .from(transactions)
      .where(
        and(
          eq(transactions.shopId, customers.shopId),
          eq(transactions.userId, customers.id),
          or(sql`${transactions.status} in ('authorising', 'pending')`, sql`${transactions.heldBecause} is not null`),
        ),
      ),
  )

const isLoggedIn = (db: Database) =>
  exists(
    db
      .select({ id: sessions.customerId })
      .from(sessions)
      .where(and(eq(sessions.customerId, customers.id), gt(sessions.expiresAt, sql`now()`))),
  )
