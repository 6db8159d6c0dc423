import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import type { OrderDraft } from '../model/order-draft.ts'

// Every column that holds an e-mail address has one of these types. Each writes and compares the one stored form. SQL has no
// part in it: the case of letters outside ASCII depends on the database's locale.

/** An e-mail address. */
export const emailAddress = customType<{ data: string }>({ dataType: () => 'text', toDriver: storedEmail })

/**
 * Matches an address in the stored form, and in the readable one that earlier gateways stored. `moveStoredEmails` moves those,
 * but for the second account of one address.
 */
export function hasEmail(stored: SQLWrapper, typed: string): SQL {
  const email = storedEmail(typed)
  return sql`${stored} in (${email}, ${readableEmail(email)})`
}

const withStoredEmail = (address: CheckoutAddress) => ({ ...address, email: storedEmail(address.email) })

/** An address with its e-mail address. */
export const checkoutAddress = customType<{ data: CheckoutAddress }>({
  dataType: () => 'jsonb',
  toDriver: (address) => JSON.stringify(withStoredEmail(address)),
})

/** An order as agreed with the customer. */
export const orderDraft = customType<{ data: OrderDraft }>({
  dataType: () => 'jsonb',
  toDriver: ({ invoiceAddress, deliveryAddress, ...draft }) =>
    JSON.stringify({
      ...draft,
      invoiceAddress: withStoredEmail(invoiceAddress),
      deliveryAddress: deliveryAddress && withStoredEmail(deliveryAddress),
    }),
})
