import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { inBatch, rowsOlderThan } from '../database/delete-batch.ts'
import { hasAddressesOfOrder, hasContact } from '../database/row-conditions.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { refillReminders } from './refill-tables.ts'
import { orders, vatDeclarations } from './order-tables.ts'

/** Returns an address whose fields are empty, but for those that `stays` selects by their `key`. */
const emptied = (address: SQL, stays: SQL) =>
  sql`(select jsonb_object_agg(key, case when ${stays} then value else '""' end) from jsonb_each(${address}))`

const partOf = (draft: AnyColumn, name: 'invoiceAddress' | 'deliveryAddress') =>
  sql`${draft} -> ${sql.raw(`'${name}'`)}`

/** Removes the addresses of purchases whose order is placed, which has them. The country stays: payments are checked by it. */
export async function cutPlacedDrafts(db: Database, days: number): Promise<number> {
  const { draft, updatedAt } = transactions
  const address = emptied(partOf(draft, 'invoiceAddress'), sql`key = 'countryCode'`)
  const changed = await db
    .update(transactions)
    .set({ draft: sql`${draft} || jsonb_build_object('invoiceAddress', ${address}, 'deliveryAddress', null)` })
    .where(inBatch(rowsOlderThan(days, transactions, updatedAt, hasAddressesOfOrder(transactions))))
  return changed.rowCount ?? 0
}

/** Removes e-mail and phone from old orders. Names and addresses stay, as on the invoice. */
export async function forgetContact(db: Database, days: number): Promise<number> {
  const { draft, placedAt } = orders
  const unreachable = (name: Parameters<typeof partOf>[1]) =>
    sql`case jsonb_typeof(${partOf(draft, name)}) when 'object'
      then ${emptied(partOf(draft, name), sql`key not in ('email', 'phoneNumber')`)} else 'null' end`
  const [invoice, delivery] = [unreachable('invoiceAddress'), unreachable('deliveryAddress')]
  const changed = await db
    .update(orders)
    .set({ draft: sql`${draft} || jsonb_build_object('invoiceAddress', ${invoice}, 'deliveryAddress', ${delivery})` })
    .where(inBatch(rowsOlderThan(days, orders, placedAt, hasContact(draft))))
  return changed.rowCount ?? 0
}

/** Deletes old orders with their purchases and declarations. */
export const deleteOrders = (db: Database, days: number): Promise<number> =>
  db.transaction(async (tx) => {
    const deleted = await tx
      .delete(orders)
      .where(inBatch(rowsOlderThan(days, orders, orders.placedAt)))
      .returning({ id: orders.transactionId })
    const ids = sql.param(deleted.map(({ id }) => id))
    await tx.delete(vatDeclarations).where(sql`${vatDeclarations.transactionId} = any(${ids})`)
    await tx.delete(refillReminders).where(sql`${refillReminders.transactionId} = any(${ids})`)
    await tx.delete(transactions).where(sql`${transactions.id} = any(${ids})`)
    return deleted.length
  })
