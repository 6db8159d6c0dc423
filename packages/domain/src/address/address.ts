import * as v from 'valibot'
import { answerObject, flag, identifier, text } from '../reading/parse.ts'
import { entryFields, plannedFields } from './address-table.ts'

/** An entry of a customer's address book. `country` is a code such as `DK`. */
export const addressBookEntrySchema = answerObject(
  {
    ...v.entriesFromList(entryFields, text),
    fax: text,
    isDefaultBillingAddress: flag,
    isDefaultShippingAddress: flag,
  },
  {
    id: identifier,
  },
)
export type AddressBookEntry = v.InferOutput<typeof addressBookEntrySchema>

/** An address of the checkout form. `id` names the address book entry it was copied from, or is empty. */
export const checkoutAddressSchema = v.object(v.entriesFromList(['id', ...plannedFields], text))
export type CheckoutAddress = v.InferOutput<typeof checkoutAddressSchema>
export type AddressField = keyof CheckoutAddress
