import { and, eq, exists, inArray, isNotNull, isNull, like, lt, ne, not, or, sql, type AnyColumn } from 'drizzle-orm'
import { alarms } from './alarms/alarm-tables.ts'
import { emailChanges } from './account/email-change-tables.ts'
import type { Database } from './database/database.ts'
import {
  carts,
  contactMessages,
  orders,
  outbox,
  promoCodeUses,
  subscriptions,
  transactions,
  webhookInbox,
} from './database/schema.ts'

/** For how many days personal data is kept that nobody needs any more (OP-88). */
const DAYS = {
  anonymousCart: 90,
  unpaidDraft: 7,
  // A provider may report a payment for a month: its money must find its transaction.
  payableDraft: 35,
  cprNumber: 30,
  webhook: 30,
  mail: 30,
  unconfirmedNewsletter: 7,
  // A conversation is over by then, and so is the time for returning what was withdrawn from.
  contactMessage: 180,
  acknowledgedAlarm: 90,
}

const isOlderThan = (column: AnyColumn, days: number) => lt(column, sql`now() - interval '1 day' * ${days}`)

/** Deletes what has been kept for as long as it may be. Safe on any number of gateways at once. */
export async function enforceRetention(db: Database): Promise<void> {
  const isAnonymous = not(like(carts.userId, 'c-%'))
  await db.delete(carts).where(and(isAnonymous, isOlderThan(carts.updatedAt, DAYS.anonymousCart)))
  await deleteUnpaidDrafts(db)
  await forgetCprNumbers(db)
  // What was given up as well: by then nobody will have it tried again.
  await db.delete(outbox).where(or(isOlderThan(outbox.doneAt, DAYS.mail), isOlderThan(outbox.deadAt, DAYS.mail)))
  await db.delete(emailChanges).where(isOlderThan(emailChanges.changedAt, DAYS.mail))
  await db.delete(webhookInbox).where(and(not(isWaiting(db)), isOlderThan(webhookInbox.receivedAt, DAYS.webhook)))
  await db.delete(alarms).where(isOlderThan(alarms.acknowledgedAt, DAYS.acknowledgedAlarm))
  const isUnconfirmed = isNull(subscriptions.confirmedAt)
  await db
    .delete(subscriptions)
    .where(and(isUnconfirmed, isOlderThan(subscriptions.createdAt, DAYS.unconfirmedNewsletter)))
  await db.delete(contactMessages).where(isOlderThan(contactMessages.receivedAt, DAYS.contactMessage))
}

const isWaiting = (db: Database) =>
  exists(
    db
      .select({ key: outbox.key })
      .from(outbox)
      .where(and(eq(outbox.subjectId, webhookInbox.id), isNull(outbox.doneAt), isNull(outbox.deadAt))),
  )

/** Keeps what may still be paid, what the provider may still report, what is held for review, and what has outbox entries. */
async function deleteUnpaidDrafts(db: Database): Promise<void> {
  const isOver = inArray(transactions.status, ['created', 'cancelled', 'failed'])
  const waiting = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.subjectId, transactions.id), isNull(outbox.doneAt)))
  const isExpired = or(
    isOlderThan(transactions.updatedAt, DAYS.payableDraft),
    and(isNull(transactions.paymentId), isOlderThan(transactions.updatedAt, DAYS.unpaidDraft)),
  )
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(transactions)
      .where(and(isOver, isExpired, not(exists(waiting))))
      .returning({ id: transactions.id })
    const ids = deleted.map(({ id }) => id)
    await tx.delete(promoCodeUses).where(inArray(promoCodeUses.transactionId, ids))
  })
}

/** The number is there to be handed over with the order; what is left of it after that, masked or not, goes too. */
async function forgetCprNumbers(db: Database): Promise<void> {
  const handedOver = db
    .select({ id: orders.transactionId })
    .from(orders)
    .where(and(eq(orders.transactionId, transactions.id), ne(orders.status, 'Open')))
  await db
    .update(transactions)
    .set({ draft: withoutCpr(transactions.draft) })
    .where(and(hasCpr(transactions.draft), or(exists(handedOver), isOlderThan(transactions.createdAt, DAYS.cprNumber))))
  await db
    .update(orders)
    .set({ draft: withoutCpr(orders.draft) })
    .where(and(hasCpr(orders.draft), or(ne(orders.status, 'Open'), isOlderThan(orders.placedAt, DAYS.cprNumber))))
  await db
    .update(carts)
    .set({ encryptedCpr: null, properties: sql`${carts.properties} - 'cprNumber'`, version: sql`${carts.version} + 1` })
    .where(and(isNotNull(carts.encryptedCpr), isOlderThan(carts.updatedAt, DAYS.cprNumber)))
}

const hasCpr = (draft: AnyColumn) => sql`${draft} ->> 'encryptedCpr' is not null`
const withoutCpr = (draft: AnyColumn) => sql`jsonb_set(${draft}, '{encryptedCpr}', 'null') #- '{properties,cprNumber}'`
