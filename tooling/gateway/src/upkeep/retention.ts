import { and, eq, exists, isNotNull, isNull, ne, not, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { deleteUnprovenAccounts, deleteUnusedAccounts } from './account-retention.ts'
import { subscriptions } from '../account/subscription-tables.ts'
import { alarms } from '../alarms/alarm-tables.ts'
import { emailChanges } from '../account/email-change-tables.ts'
import { carts, promoCodeUses } from '../cart/cart-tables.ts'
import { contactMessages } from '../contact/contact-tables.ts'
import { unknownWords } from '../catalogue/unknown-word-tables.ts'
import type { Database } from '../database/database.ts'
import { deleteBatch, inBatch, isOlderThan, rowsOlderThan } from '../database/delete-batch.ts'
import { runSteps, type RetentionStep } from '../database/retention-steps.ts'
import { hasCprNumber, isAnonymousCart, isUnpaidForGood, isUnusedCart } from '../database/row-conditions.ts'
import { cutPlacedDrafts, deleteOrders, forgetContact } from '../orders/order-retention.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { erasures } from '../operator/erasure-tables.ts'
import { operatorLog } from '../operator/operator-log-tables.ts'
import { webhookInbox } from '../payments/webhook-tables.ts'
import { PERIODS } from '../database/retention-periods.ts'
import { transactions } from '../transactions/transaction-tables.ts'

/** The steps of the retention. Each runs separately and has its own index. */
const STEPS: Readonly<Record<string, RetentionStep>> = {
  'unused carts': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.unusedCart.days, carts, carts.updatedAt, isUnusedCart(carts))),
  'anonymous carts': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.anonymousCart.days, carts, carts.updatedAt, isAnonymousCart(carts.userId))),
  'unpaid drafts': (db) => deleteUnpaidDrafts(db, PERIODS.unpaidDraft.days, isNull(transactions.paymentId)),
  'unpaid drafts with a payment': (db) => deleteUnpaidDrafts(db, PERIODS.payableDraft.days),
  // Two steps: with `or` between the conditions PostgreSQL reads all orders.
  'CPR numbers of transactions handed over': (db) => forgetCprNumbers(db, isHandedOver(db)),
  'CPR numbers of old transactions': (db) =>
    forgetCprNumbers(db, isOlderThan(transactions.createdAt, PERIODS.cprNumber.days)),
  'CPR numbers of orders': forgetCprNumbersOfOrders,
  'CPR numbers of carts': forgetCprNumbersOfCarts,
  'addresses of placed purchases': (db) => cutPlacedDrafts(db, PERIODS.placedDraft.days),
  'contact of orders': (db) => forgetContact(db, PERIODS.orderContact.days),
  orders: (db) => deleteOrders(db, PERIODS.order.days),
  'unproven accounts': (db) => deleteUnprovenAccounts(db, PERIODS.unprovenAccount.days),
  'unused accounts': (db) => deleteUnusedAccounts(db, PERIODS.unusedAccount.days),
  'finished outbox entries': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.mail.days, outbox, outbox.doneAt, isNotNull(outbox.doneAt))),
  // No operator retries them after that time.
  'dead letters': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.mail.days, outbox, outbox.deadAt, isNotNull(outbox.deadAt))),
  'earlier e-mail addresses': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.mail.days, emailChanges, emailChanges.changedAt)),
  'provider messages': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.webhook.days, webhookInbox, webhookInbox.receivedAt, not(isWaiting(db)))),
  'unconfirmed newsletters': (db) =>
    deleteBatch(
      db,
      rowsOlderThan(
        PERIODS.unconfirmedNewsletter.days,
        subscriptions,
        subscriptions.createdAt,
        isNull(subscriptions.confirmedAt),
      ),
    ),
  'contact messages': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.contactMessage.days, contactMessages, contactMessages.receivedAt)),
  'acknowledged alarms': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.acknowledgedAlarm.days, alarms, alarms.acknowledgedAt)),
  'unknown searched words': (db) =>
    deleteBatch(db, rowsOlderThan(PERIODS.unknownWord.days, unknownWords, unknownWords.lastDay)),
  'erasures of people': (db) => deleteBatch(db, rowsOlderThan(PERIODS.erasure.days, erasures, erasures.erasedAt)),
  'changes of operators': (db) => deleteBatch(db, rowsOlderThan(PERIODS.operatorLog.days, operatorLog, operatorLog.at)),
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
  const isOver = or(ne(orders.status, 'Open'), isOlderThan(orders.placedAt, PERIODS.cprNumber.days))
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
    .where(inBatch(rowsOlderThan(PERIODS.cprNumber.days, carts, carts.updatedAt, isNotNull(carts.encryptedCpr))))
  return changed.rowCount ?? 0
}

const withoutCpr = (draft: AnyColumn) => sql`jsonb_set(${draft}, '{encryptedCpr}', 'null') #- '{properties,cprNumber}'`
