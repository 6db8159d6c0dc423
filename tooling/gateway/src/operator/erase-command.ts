import { and, eq, ilike, inArray, isNull, notExists } from 'drizzle-orm'
import type { CheckoutAddress } from '@shop/domain/address.ts'
import { sessions } from '../access/session-tables.ts'
import { emailChanges } from '../account/email-change-tables.ts'
import { passwordResets } from '../account/password-reset-tables.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import * as tables from '../database/schema.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'
import { findPersonalData, isEmailChangeOf, isEmpty, readEmail, type PersonalData } from './personal-data.ts'

const USAGE = 'npm run gateway -- erase <e-mail>'

/**
 * Answers a customer who asks to be forgotten (GDPR Art. 17, OP-88). Orders stay, because the books must be kept and goods
 * delivered: with the names and addresses on the invoice, but without e-mail, phone and CPR number.
 */
export const eraseCommand = {
  usage: '<e-mail>',
  help: 'forgets a person; orders stay for the books, without e-mail, phone and CPR number',
  run: async (db: Database, words: readonly string[]): Promise<string> => {
    const email = readEmail(words, USAGE)
    const erased = await db.transaction((tx) => erase(tx, email))
    return isEmpty(erased) ? `Nothing is kept about ${email}.` : report(erased)
  },
}

async function erase(tx: DatabaseTransaction, email: string): Promise<PersonalData> {
  const data = await findPersonalData(tx, email)
  const { customers, subscriptions, contactMessages, carts } = tables
  const accountIds = data.accounts.map(({ id }) => id)
  await tx.delete(sessions).where(inArray(sessions.customerId, accountIds))
  await tx.delete(customers).where(inArray(customers.id, accountIds))
  await tx.delete(emailChanges).where(isEmailChangeOf(accountIds, email))
  await tx.delete(passwordResets).where(eq(passwordResets.email, email))
  await tx.delete(subscriptions).where(eq(subscriptions.email, email))
  await tx.delete(contactMessages).where(eq(contactMessages.email, email))
  for (const { shopId, userId } of data.carts) {
    await tx.delete(carts).where(and(eq(carts.shopId, shopId), eq(carts.userId, userId)))
  }
  for (const transaction of data.transactions) await eraseTransaction(tx, transaction)
  await eraseOrders(tx, data)
  await eraseMessages(tx, email, data)
  return data
}

const OVER: readonly TransactionStatus[] = ['created', 'cancelled', 'failed']
const isOver = ({ status }: { status: TransactionStatus }) => OVER.includes(status)

/** What nobody has begun to pay, or can pay any more, goes; the rest may be, or is, an order. */
async function eraseTransaction(tx: DatabaseTransaction, { id, draft }: PersonalData['transactions'][number]) {
  const { transactions, promoCodeUses } = tables
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
  const { orders, vatDeclarations } = tables
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

/** What providers and mail servers said may repeat the address. */
async function eraseMessages(tx: DatabaseTransaction, email: string, data: PersonalData): Promise<void> {
  const { outbox, webhookInbox } = tables
  const mailed = [...data.accounts, ...data.emailChanges, ...data.passwordResets, ...data.newsletters, ...data.messages]
  const ids = [...mailed, ...data.transactions].map(({ id }) => id)
  await tx.update(outbox).set({ lastError: null }).where(inArray(outbox.subjectId, ids))
  const names = ilike(webhookInbox.body, `%${email.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const waiting = tx
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.subjectId, webhookInbox.id), isNull(outbox.doneAt), isNull(outbox.deadAt)))
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

const counted = (rows: readonly unknown[], one: string, many: string) =>
  rows.length === 0 ? [] : [`${rows.length} ${rows.length === 1 ? one : many}`]

function report({ accounts, newsletters, messages, carts, transactions, orders }: PersonalData): string {
  const deleted = [
    ...counted(accounts, 'account', 'accounts'),
    ...counted(newsletters, 'newsletter', 'newsletters'),
    ...counted(messages, 'message', 'messages'),
    ...counted(carts, 'cart', 'carts'),
    ...counted(transactions.filter(isOver), 'unpaid transaction', 'unpaid transactions'),
  ]
  const kept = [
    ...counted(orders, 'order', 'orders'),
    ...counted(
      transactions.filter((one) => !isOver(one) && one.status !== 'paid'),
      'transaction that may still be paid',
      'transactions that may still be paid',
    ),
  ]
  return [
    `Deleted: ${deleted.join(', ') || 'nothing'}.`,
    ...(kept.length > 0 ? [`Kept without e-mail, phone and CPR number: ${kept.join(', ')}.`] : []),
  ].join('\n')
}
