import { normalPostalCode } from '../fields/postal-code.ts'
import { cleanEmail } from '../fields/clean-email.ts'
import { cleanLine } from '../text/clean-text.ts'
import { plannedFields } from './address-table.ts'
import type { CheckoutAddress } from './address.ts'

/** Cleans the typed texts of an address, and writes its postcode as its country does. */
export function cleanAddress(address: CheckoutAddress): CheckoutAddress {
  const clean = plannedFields.map((field) => [
    field,
    field === 'email' ? cleanEmail(address.email) : cleanLine(address[field]),
  ])
  const { postalCode, countryCode, ...others }: CheckoutAddress = { ...address, ...Object.fromEntries(clean) }
  return { ...others, countryCode, postalCode: normalPostalCode(postalCode, countryCode) }
}
