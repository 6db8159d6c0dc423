import { sql, type AnyColumn } from 'drizzle-orm'

// Conditions of partial indexes. PostgreSQL uses such an index only for queries with exactly the same condition.

/** Selects the drafts with a CPR number. */
export const hasCprNumber = (draft: AnyColumn) => sql`${draft} ->> 'encryptedCpr' is not null`

/** Selects the transactions that ended without a payment or never started one. */
export const isUnpaidForGood = (status: AnyColumn) => sql`${status} in ('created', 'cancelled', 'failed')`

/** Selects the carts of visitors without an account. */
export const isAnonymousCart = (userId: AnyColumn) => sql`${userId} not like 'c-%'`

/** Selects the anonymous carts that are empty, or that no call after the first has read or changed. */
export const isUnusedCart = (cart: Record<'userId' | 'isRevisited' | 'lines', AnyColumn>) =>
  sql`${isAnonymousCart(cart.userId)} and (not ${cart.isRevisited} or ${cart.lines} = '[]')`

/** Selects the purchases that still have the addresses of their order. */
export const hasAddressesOfOrder = (purchase: Record<'orderNumber' | 'draft', AnyColumn>) =>
  sql`${purchase.orderNumber} is not null and ${purchase.draft} #>> '{invoiceAddress,lastName}' <> ''`

/** Selects the orders whose customers can be reached by e-mail. */
export const hasContact = (draft: AnyColumn) => sql`${draft} #>> '{invoiceAddress,email}' <> ''`
