import { and, eq, exists, isNotNull, isNull, ne, not, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { subscriptions } from './account/subscription-tables.ts'
import { alarms } from './alarms/alarm-tables.ts'
import { emailChanges } from './account/email-change-tables.ts'
import { carts, promoCodeUses } from './cart/cart-tables.ts'
import { contactMessages } from './contact/contact-tables.ts'
import type { Database } from './database/database.ts'
import { deleteBatch, inBatch, type OldRows } from './database/delete-batch.ts'
import { runSteps, type RetentionStep } from './database/retention-steps.ts'
import { hasCprNumber, isAnonymousCart, isUnpaidForGood, isUnusedCart } from './database/row-conditions.ts'
import { orders } from './orders/order-tables.ts'
import { outbox } from './outbox/outbox-tables.ts'
import { webhookInbox } from './payments/webhook-tables.ts'
import { transactions } from './transactions/transaction-tables.ts'

/** The number of days for which personal data is kept. */
const DAYS = {
  unusedCart: 1,
  anonymousCart: 90,
  unpaidDraft: 7,
  // A provider may report a payment for a month, and the transaction must still exist then.
  payableDraft: 35,
  cprNumber: 30,
  webhook: 30,
  mail: 30,
  unconfirmedNewsletter: 7,
  // Longer than a conversation and the time for returning goods.
  contactMessage: 180,
  acknowledgedAlarm: 90,
}

const isOlderThan = (column: AnyColumn, days: number) => sql`${column} < now() - interval '1 day' * ${days}`

/** Selects the rows of a table that match a condition and are older than `days` days. */
const rowsOlderThan = (days: number, table: PgTable, age: AnyColumn, condition?: SQL): OldRows => ({
  table,
  age,
  condition: and(condition, isOlderThan(age, days)),
})

/** The steps of the retention. Each runs separately and has its own index. */
const STEPS: Readonly<Record<string, RetentionStep>> = {
  'unused carts': (db) => deleteBatch(db, rowsOlderThan(DAYS.unusedCart, carts, carts.updatedAt, isUnusedCart(carts))),
  'anonymous carts': (db) =>
    deleteBatch(db, rowsOlderThan(DAYS.anonymousCart, carts, carts.updatedAt, isAnonymousCart(carts.userId))),
  'unpaid drafts': (db) => deleteUnpaidDrafts(db, DAYS.unpaidDraft, isNull(transactions.paymentId)),
  'unpaid drafts with a payment': (db) => deleteUnpaidDrafts(db, DAYS.payableDraft),
  // Two steps: with `or` between the conditions PostgreSQL reads all orders.
  'CPR numbers of transactions handed over': (db) => forgetCprNumbers(db, isHandedOver(db)),
  'CPR numbers of old transactions': (db) => forgetCprNumbers(db, isOlderThan(transactions.createdAt, DAYS.cprNumber)),
  'CPR numbers of orders': forgetCprNumbersOfOrders,
  'CPR numbers of carts': forgetCprNumbersOfCarts,
  'finished outbox entries': (db) =>
    deleteBatch(db, rowsOlderThan(DAYS.mail, outbox, outbox.doneAt, isNotNull(outbox.doneAt))),
  // No operator retries them after that time.
  'dead letters': (db) => deleteBatch(db, rowsOlderThan(DAYS.mail, outbox, outbox.deadAt, isNotNull(outbox.deadAt))),
  'earlier e-mail addresses': (db) => deleteBatch(db, rowsOlderThan(DAYS.mail, emailChanges, emailChanges.changedAt)),
  'provider messages': (db) =>
    deleteBatch(db, rowsOlderThan(DAYS.webhook, webhookInbox, webhookInbox.receivedAt, not(isWaiting(db)))),
  'unconfirmed newsletters': (db) =>
    deleteBatch(
      db,
      rowsOlderThan(
        DAYS.unconfirmedNewsletter,
        subscriptions,
        subscriptions.createdAt,
        isNull(subscriptions.confirmedAt),
      ),
    ),
  'contact messages': (db) =>
    deleteBatch(db, rowsOlderThan(DAYS.contactMessage, contactMessages, contactMessages.receivedAt)),
  'acknowledged alarms': (db) => deleteBatch(db, rowsOlderThan(DAYS.acknowledgedAlarm, alarms, alarms.acknowledgedAt)),
}

/** Deletes data whose retention time has ended. Safe on several gateways at the same time. */
export const enforceRetention = (db: Database, signal?: AbortSignal) => runSteps(db, STEPS, signal)

const isWaiting = (db: Database) =>
  exists(
    db
      .select({ key: outbox.key })
      .from(outbox)
      .where(and(eq(outbox.subjectId, webhookInbox.id), isNull(outbox.doneAt), isNull(outbox.deadAt))),
  )

/** Keeps what may still be paid or reported, what is held for review, and what has outbox entries. */
async function deleteUnpaidDrafts(db: Database, days: number, condition?: SQL): Promise<number> {
  const waiting = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.subjectId, transactions.id), isNull(outbox.doneAt)))
  const mayBeDeleted = and(isUnpaidForGood(transactions.status), condition, not(exists(waiting)))
  const drafts = rowsOlderThan(days, transactions, transactions.updatedAt, mayBeDeleted)
  return await db.transaction(async (tx) => {
    const deleted = await tx.delete(transactions).where(inBatch(drafts)).returning({ id: transactions.id })
    const ids = sql.param(deleted.map(({ id }) => id))
    await tx.delete(promoCodeUses).where(sql`${promoCodeUses.transactionId} = any(${ids})`)
    return deleted.length
  })
}

/** Deletes CPR numbers and their masked form. They are needed until the order is handed over. */
async function forgetCprNumbers(db: Database, isOver: SQL): Promise<number> {
  const condition = and(hasCprNumber(transactions.draft), isOver)
  const changed = await db
    .update(transactions)
    .set({ draft: withoutCpr(transactions.draft) })
    .where(inBatch({ table: transactions, age: transactions.createdAt, condition }))
  return changed.rowCount ?? 0
}

const isHandedOver = (db: Database) =>
  exists(
    db
      .select({ id: orders.transactionId })
      .from(orders)
      .where(and(eq(orders.transactionId, transactions.id), ne(orders.status, 'Open'))),
  )

async function forgetCprNumbersOfOrders(db: Database): Promise<number> {
  const isOver = or(ne(orders.status, 'Open'), isOlderThan(orders.placedAt, DAYS.cprNumber))
  const condition = and(hasCprNumber(orders.draft), isOver)
  const changed = await db
    .update(orders)
    .set({ draft: withoutCpr(orders.draft) })
    .where(inBatch({ table: orders, age: orders.placedAt, condition }))
  return changed.rowCount ?? 0
}

async function forgetCprNumbersOfCarts(db: Database): Promise<number> {
  const changed = await db
    .update(carts)
    .set({ encryptedCpr: null, properties: sql`${carts.properties} - 'cprNumber'`, version: sql`${carts.version} + 1` })
    .where(inBatch(rowsOlderThan(DAYS.cprNumber, carts, carts.updatedAt, isNotNull(carts.encryptedCpr))))
  return changed.rowCount ?? 0
}

const withoutCpr = (draft: AnyColumn) => sql`jsonb_set(${draft}, '{encryptedCpr}', 'null') #- '{properties,cprNumber}'`
