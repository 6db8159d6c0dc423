import * as v from 'valibot'
import { checkoutAddressSchema, type AddressField } from '../address/address.ts'
import { toErrorCode } from '../reading/errors.ts'
import type { FieldErrors } from '../fields/field-errors.ts'
import type { MessageKey } from '../messages/messages.ts'

type AddressKind = 'invoiceAddress' | 'deliveryAddress'

/** The error codes of a refused order, sorted by where the checkout shows them. */
export interface CheckoutErrors {
  errors: FieldErrors<`${AddressKind}.${AddressField}` | 'cprNumber'>
  /** Error codes of no field. Shown above the button. */
  errorCodes: string[]
}

/** The optional fields that the checkout form shows. */
interface CheckoutFields {
  hasDeliveryForm: boolean
  hasCpr?: boolean
}

const FIELDS = v.keyof(checkoutAddressSchema).options

/** The message beside a refused field. Fields without an entry show `InvalidField`. */
const SENTENCES: Partial<Record<AddressField, MessageKey>> = {
  email: 'PleaseEnterValidEmail',
  postalCode: 'InvalidPostalCode',
  phoneNumber: 'InvalidPhone',
  countryCode: 'CountryNotSupported',
}

/**
 * Sorts error codes such as `Order.DeliveryAddress.PostalCode` to the fields they name. The others stay codes.
 * With one form for both addresses, errors of the delivery address are shown there.
 */
export function sortCheckoutErrors(
  errorCodes: readonly string[],
  { hasDeliveryForm, hasCpr = false }: CheckoutFields,
): CheckoutErrors {
  const sorted: CheckoutErrors = { errors: {}, errorCodes: [] }
  for (const code of errorCodes) {
    const address = addressOf(code)
    const field = fieldOf(code)
    if (hasCpr && toErrorCode(code) === 'invalid-cpr-number') sorted.errors.cprNumber = 'InvalidCprNumber'
    else if (!address || !field) sorted.errorCodes.push(code)
    else sorted.errors[`${hasDeliveryForm ? address : 'invoiceAddress'}.${field}`] = SENTENCES[field] ?? 'InvalidField'
  }
  return sorted
}

function addressOf(code: string): AddressKind | undefined {
  const place = code.toLowerCase()
  if (place.includes('invoiceaddress')) return 'invoiceAddress'
  return place.includes('deliveryaddress') ? 'deliveryAddress' : undefined
}

function fieldOf(code: string): AddressField | undefined {
  // Stryker disable next-line OptionalChaining: a text that is split has at least one part
  const name = code.split('.').at(-1)?.toLowerCase()
  return FIELDS.find((field) => field.toLowerCase() === name)
}
