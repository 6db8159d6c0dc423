import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { customType } from 'drizzle-orm/pg-core'
import type { OrderDraft } from '../model/order-draft.ts'

// Every column that holds an e-mail address has one of these types. Each writes and compares the one stored form. SQL has no
// part in it: the case of letters outside ASCII depends on the database's locale.

/** An e-mail address. */
export const emailAddress = customType<{ data: string }>({ dataType: () => 'text', toDriver: storedEmail })

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
