import * as v from 'valibot'
import { checkoutAddressSchema, type AddressField } from '../address/address.ts'
import { toErrorCode } from '../reading/errors.ts'
import type { FieldErrors } from '../fields/field-errors.ts'
import type { MessageKey } from '../messages/messages.ts'

type AddressKind = 'invoiceAddress' | 'deliveryAddress'

/** What a refused checkout says, sorted to where it is shown. */
export interface CheckoutErrors {
  errors: FieldErrors<`${AddressKind}.${AddressField}` | 'cprNumber'>
  /** Codes of no field; shown above the button. */
  codes: string[]
}

/** Which fields a checkout form has that not every one has. */
interface CheckoutFields {
  hasDeliveryForm: boolean
  hasCpr?: boolean
}

const FIELDS = v.keyof(checkoutAddressSchema).options

/** What the customer reads beside a refused field: what is wanted there, in the words the shop has for it. */
const SENTENCES: Partial<Record<AddressField, MessageKey>> = {
  email: 'PleaseEnterValidEmail',
  postalCode: 'InvalidPostalCode',
  phoneNumber: 'InvalidPhone',
  countryCode: 'CountryNotSupported',
}

/**
 * Sorts error keys to the fields they speak of, such as `Order.DeliveryAddress.PostalCode`; the rest stays as codes,
 * nothing is lost (CHK-21, CHK-22). With one form for both addresses, what is wrong with the delivery is wrong there.
 */
export function sortErrorKeys(
  errorKeys: readonly string[],
  { hasDeliveryForm, hasCpr = false }: CheckoutFields,
): CheckoutErrors {
  const sorted: CheckoutErrors = { errors: {}, codes: [] }
  for (const errorKey of errorKeys) {
    const address = addressOf(errorKey)
    const field = fieldOf(errorKey)
    if (hasCpr && toErrorCode(errorKey) === 'invalid-cpr-number') sorted.errors.cprNumber = 'InvalidCprNumber'
    else if (!address || !field) sorted.codes.push(errorKey)
    else sorted.errors[`${hasDeliveryForm ? address : 'invoiceAddress'}.${field}`] = SENTENCES[field] ?? 'InvalidField'
  }
  return sorted
}

function addressOf(errorKey: string): AddressKind | undefined {
  const place = errorKey.toLowerCase()
  if (place.includes('invoiceaddress')) return 'invoiceAddress'
  return place.includes('deliveryaddress') ? 'deliveryAddress' : undefined
}

function fieldOf(errorKey: string): AddressField | undefined {
  // Stryker disable next-line OptionalChaining: a text that is split has at least one part
  const name = errorKey.split('.').at(-1)?.toLowerCase()
  return FIELDS.find((field) => field.toLowerCase() === name)
}
