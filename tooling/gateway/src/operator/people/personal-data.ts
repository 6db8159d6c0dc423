import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { and, eq, inArray, or, sql, type AnyColumn } from 'drizzle-orm'
import { EMAIL_MAX_LENGTH, isEmail } from '@shop/domain/fields/email.ts'
import { isAnonymousId } from '../../access/visitor-id.ts'
import { mailedCodes } from '../../orders/guest/mailed-code-tables.ts'
import { customers } from '../../account/customer-tables.ts'
import { emailChanges } from '../../account/email-change-tables.ts'
import { passwordResets } from '../../account/password-reset-tables.ts'
import { subscriptions } from '../../account/subscription-tables.ts'
import { carts } from '../../cart/cart-tables.ts'
import { contactMessages } from '../../contact/contact-tables.ts'
import type { Queries } from '../../database/database.ts'
import { hasEmail } from '../../database/email-columns.ts'
import { orders, vatDeclarations } from '../../orders/order-tables.ts'
import { refillReminders } from '../../orders/refill-tables.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { UsageError } from '../usage-error.ts'

/** All rows about the person with an e-mail address. */
export interface PersonalData {
  accounts: (typeof customers.$inferSelect)[]
  /** Changes from or to previous, current and pending addresses. */
  emailChanges: (typeof emailChanges.$inferSelect)[]
  /** Requested links for a new password. */
  passwordResets: (typeof passwordResets.$inferSelect)[]
  /** Codes asked for by mail. */
  mailedCodes: (typeof mailedCodes.$inferSelect)[]
  newsletters: (typeof subscriptions.$inferSelect)[]
  messages: (typeof contactMessages.$inferSelect)[]
  carts: (typeof carts.$inferSelect)[]
  transactions: (typeof transactions.$inferSelect)[]
  orders: (typeof orders.$inferSelect)[]
  /** Reminders to order again. */
  refillReminders: (typeof refillReminders.$inferSelect)[]
  vatDeclarations: (typeof vatDeclarations.$inferSelect)[]
}

/** Reads the e-mail address of a command. */
export function readEmail([typed, ...others]: readonly string[]): string {
  const email = storedEmail(typed ?? '')
  if (others.length > 0 || email.length > EMAIL_MAX_LENGTH || !isEmail(email)) throw new UsageError()
  return email
}

const isWrittenIn = (draft: AnyColumn, email: string) =>
  or(
    hasEmail(sql`${draft} -> 'invoiceAddress' ->> 'email'`, email),
    hasEmail(sql`${draft} -> 'deliveryAddress' ->> 'email'`, email),
  )

/** Matches the customers' changes of e-mail, and those from or to the address. */
const isEmailChangeOf = (customerIds: readonly string[], email: string) =>
  or(
    inArray(emailChanges.customerId, [...customerIds]),
    hasEmail(emailChanges.email, email),
    hasEmail(emailChanges.newEmail, email),
  )

/**
 * Finds everything of accounts with the address, and every order with it, with or without an account. Covers one shop, or
 * all of them.
 */
export async function findPersonalData(db: Queries, email: string, shopId?: string): Promise<PersonalData> {
  const inShop = (table: { shopId: AnyColumn }) => (shopId === undefined ? undefined : eq(table.shopId, shopId))
  const isTheirs = (table: { shopId: AnyColumn; email: AnyColumn }) => and(hasEmail(table.email, email), inShop(table))
  const accounts = await db.select().from(customers).where(isTheirs(customers))
  const ids = accounts.map(({ id }) => id)
  const theirOrders = await db
    .select()
    .from(orders)
    .where(and(or(inArray(orders.userId, ids), isWrittenIn(orders.draft, email)), inShop(orders)))
  // A purchase loses its addresses when its order has them.
  const isOfOrder = inArray(
    transactions.id,
    theirOrders.map(({ transactionId }) => transactionId),
  )
  const isTheirPurchase = or(isOfOrder, inArray(transactions.userId, ids), isWrittenIn(transactions.draft, email))
  const theirTransactions = await db
    .select()
    .from(transactions)
    .where(and(isTheirPurchase, inShop(transactions)))
  // Leaves out customers' ids: another customer who ordered with this address keeps the cart.
  const anonymousIds = theirTransactions.map(({ userId }) => userId).filter(isAnonymousId)
  const transactionIds = theirTransactions.map(({ id }) => id)
  return {
    accounts,
    emailChanges: await db
      .select()
      .from(emailChanges)
      .where(and(isEmailChangeOf(ids, email), inShop(emailChanges))),
    passwordResets: await db.select().from(passwordResets).where(isTheirs(passwordResets)),
    mailedCodes: await db.select().from(mailedCodes).where(isTheirs(mailedCodes)),
    newsletters: await db.select().from(subscriptions).where(isTheirs(subscriptions)),
    messages: await db.select().from(contactMessages).where(isTheirs(contactMessages)),
    carts: await db
      .select()
      .from(carts)
      .where(and(inArray(carts.userId, [...ids, ...anonymousIds]), inShop(carts))),
    transactions: theirTransactions,
    orders: theirOrders,
    refillReminders: await db
      .select()
      .from(refillReminders)
      .where(inArray(refillReminders.transactionId, transactionIds)),
    vatDeclarations: await db
      .select()
      .from(vatDeclarations)
      .where(inArray(vatDeclarations.transactionId, transactionIds)),
  }
}

export const isEmpty = (data: PersonalData): boolean => Object.values(data).every((rows) => rows.length === 0)
