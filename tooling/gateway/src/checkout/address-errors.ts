import { checkoutAddressSchema, type AddressField, type CheckoutAddress } from '@shop/domain/address.ts'
import type { Configuration } from '@shop/domain/configuration.ts'
import { isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min'
import { keyof } from 'valibot'
import { fitsCountry } from './postal-code.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const FIELDS = keyof(checkoutAddressSchema).options
const LONGEST = 254
const ALWAYS: readonly AddressField[] = ['firstName', 'lastName', 'addressLine1', 'postalCode', 'city', 'phoneNumber']

/** The fields of a checkout address that cannot be accepted (documents: 5 validation rules). */
export function addressErrors(
  address: CheckoutAddress,
  configuration: Pick<Configuration, 'supportedCountries' | 'featureFlags'>,
  kind: 'invoiceAddress' | 'deliveryAddress',
): string[] {
  const required = [...ALWAYS]
  if (kind === 'invoiceAddress') required.push('email')
  if (configuration.featureFlags.addressStreet2IsRequired) required.push('addressLine2')
  const wrong = new Set<AddressField>(required.filter((field) => address[field].trim() === ''))
  for (const field of FIELDS) if (address[field].length > LONGEST) wrong.add(field)
  const { email, countryCode, postalCode, phoneNumber } = address
  if (email.trim() !== '' && !EMAIL.test(email.trim())) wrong.add('email')
  if (!Object.hasOwn(configuration.supportedCountries, countryCode)) wrong.add('countryCode')
  if (postalCode.trim() !== '' && !fitsCountry(postalCode, countryCode)) wrong.add('postalCode')
  // A number is read by its country's rules; without a country it cannot be judged.
  const isPhone = !isSupportedCountry(countryCode) || isPossiblePhoneNumber(phoneNumber, countryCode)
  if (phoneNumber.trim() !== '' && !isPhone) wrong.add('phoneNumber')
  return [...wrong].map((field) => `${kind}.${field}`)
}
