import * as v from 'valibot'
import { answerObject, flag, identifier, text } from '../reading/parse.ts'

/** An entry of a customer's address book. `country` is a code such as `DK`. */
export const addressBookEntrySchema = answerObject(
  {
    firstName: text,
    middleName: text,
    lastName: text,
    company: text,
    telephone: text,
    fax: text,
    streetAddress1: text,
    streetAddress2: text,
    city: text,
    postalCode: text,
    country: text,
    isDefaultBillingAddress: flag,
    isDefaultShippingAddress: flag,
  },
  {
    id: identifier,
  },
)
export type AddressBookEntry = v.InferOutput<typeof addressBookEntrySchema>

/** An address of the checkout form. `id` names the address book entry it was copied from, or is empty. */
export const checkoutAddressSchema = v.object({
  id: text,
  firstName: text,
  middleName: text,
  lastName: text,
  email: text,
  company: text,
  addressLine1: text,
  addressLine2: text,
  postalCode: text,
  city: text,
  phoneNumber: text,
  countryCode: text,
})
export type CheckoutAddress = v.InferOutput<typeof checkoutAddressSchema>
export type AddressField = keyof CheckoutAddress
