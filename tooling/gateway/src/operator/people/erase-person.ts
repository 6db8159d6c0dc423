import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import { mailedCodes } from '../../orders/guest/mailed-code-tables.ts'
import { sessions } from '../../access/session-tables.ts'
import { customers } from '../../account/customer-tables.ts'
import { emailChanges } from '../../account/email-change-tables.ts'
import { passwordResets } from '../../account/password-reset-tables.ts'
import { subscriptions } from '../../account/subscription-tables.ts'
import { carts, promoCodeUses } from '../../cart/cart-tables.ts'
import { contactMessages } from '../../contact/contact-tables.ts'
import type { DatabaseTransaction } from '../../database/database.ts'
import type { OrderDraft } from '../../model/order-draft.ts'
import type { TransactionStatus } from '../../model/transaction-status.ts'
import { orderAccesses } from '../../orders/order-access-tables.ts'
import { refillReminders } from '../../orders/refill-tables.ts'
import { orders, vatDeclarations } from '../../orders/order-tables.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { webhookInbox } from '../../payments/webhook-tables.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { anySpellingOf } from './any-spelling.ts'
import { findPersonalData, type PersonalData } from './personal-data.ts'

/**
 * Erases a person's data in one shop, or in all of them. Returns what was found. Orders, and purchases that may become one, lose
 * e-mail, phone and CPR number.
 */
export async function erasePerson(
  tx: DatabaseTransaction,
  email: string,
  shopId: string | undefined,
): Promise<PersonalData> {
  const data = await findPersonalData(tx, email, shopId)
  const accountIds = idsOf(data.accounts)
  await tx.delete(sessions).where(inArray(sessions.customerId, accountIds))
  await tx.delete(customers).where(inArray(customers.id, accountIds))
  await tx.delete(emailChanges).where(inArray(emailChanges.id, idsOf(data.emailChanges)))
  await tx.delete(passwordResets).where(inArray(passwordResets.id, idsOf(data.passwordResets)))
  await tx.delete(mailedCodes).where(inArray(mailedCodes.id, idsOf(data.mailedCodes)))
  await tx.delete(refillReminders).where(inArray(refillReminders.id, idsOf(data.refillReminders)))
  await tx.delete(subscriptions).where(inArray(subscriptions.id, idsOf(data.newsletters)))
  await tx.delete(contactMessages).where(inArray(contactMessages.id, idsOf(data.messages)))
  for (const cart of data.carts) {
    await tx.delete(carts).where(and(eq(carts.shopId, cart.shopId), eq(carts.userId, cart.userId)))
  }
  for (const transaction of data.transactions) await eraseTransaction(tx, transaction)
  await eraseOrders(tx, data)
  await eraseErrors(tx, data)
  // A provider's message does not name a shop.
  if (shopId === undefined) await eraseWebhooks(tx, email)
  return data
}

const OVER: readonly TransactionStatus[] = ['created', 'cancelled', 'failed']

/** True for a transaction whose payment never started or cannot go on. */
export const isOver = ({ status }: { status: TransactionStatus }) => OVER.includes(status)

/** Deletes a transaction whose payment never started or cannot go on. Others may be or become an order, and stay. */
async function eraseTransaction(tx: DatabaseTransaction, { id, draft }: PersonalData['transactions'][number]) {
  const isThis = eq(transactions.id, id)
  const deleted = await tx.delete(transactions).where(and(isThis, inArray(transactions.status, [...OVER])))
  if (deleted.rowCount === 1) await tx.delete(promoCodeUses).where(eq(promoCodeUses.transactionId, id))
  else
    await tx
      .update(transactions)
      .set({ draft: withoutContact(draft), paymentMethod: null })
      .where(isThis)
}

async function eraseOrders(tx: DatabaseTransaction, data: PersonalData): Promise<void> {
  const ids = data.orders.map(({ transactionId }) => transactionId)
  await tx.delete(orderAccesses).where(inArray(orderAccesses.transactionId, ids))
  for (const { transactionId, draft } of data.orders) {
    await tx
      .update(orders)
      .set({ draft: withoutContact(draft) })
      .where(eq(orders.transactionId, transactionId))
  }
  for (const { transactionId, address } of data.vatDeclarations) {
    await tx
      .update(vatDeclarations)
      .set({ address: withoutReach(address) })
      .where(eq(vatDeclarations.transactionId, transactionId))
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Erases errors from mail servers, which may contain the address. */
async function eraseErrors(tx: DatabaseTransaction, data: PersonalData): Promise<void> {
  const mailed = [
    ...data.accounts,
    ...data.emailChanges,
    ...data.passwordResets,
    ...data.mailedCodes,
    ...data.refillReminders,
    ...data.newsletters,
    ...data.messages,
  ]
  const ids = idsOf([...mailed, ...data.transactions])
  await tx.update(outbox).set({ lastError: null }).where(inArray(outbox.subjectId, ids))
}

/** Erases processed messages of providers that contain the address. Pending messages stay. */
async function eraseWebhooks(tx: DatabaseTransaction, email: string): Promise<void> {
  const waiting = tx
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.subjectId, webhookInbox.id), isNull(outbox.doneAt), isNull(outbox.deadAt)))
  const spellings = [email, readableEmail(email)].map(anySpellingOf).join('|')
  const names = sql`${webhookInbox.body} ~ ${spellings}`
  await tx.delete(webhookInbox).where(and(names, notExists(waiting)))
}

const withoutReach = (address: CheckoutAddress): CheckoutAddress => ({ ...address, email: '', phoneNumber: '' })

function withoutContact(draft: OrderDraft): OrderDraft {
  const properties = { ...draft.properties }
  delete properties.cprNumber
  const { invoiceAddress, deliveryAddress } = draft
  return {
    ...draft,
    properties,
    encryptedCpr: null,
    invoiceAddress: withoutReach(invoiceAddress),
    deliveryAddress: deliveryAddress && withoutReach(deliveryAddress),
  }
}
