import { streetFields, type StreetField } from './address-table.ts'
import type { CheckoutAddress } from './address.ts'

type Place = Pick<CheckoutAddress, 'postalCode' | 'city' | 'countryCode'>
type WrittenAddress = Pick<
  CheckoutAddress,
  'firstName' | 'middleName' | 'lastName' | 'company' | keyof Place | StreetField
>

/** A dash stands for a line that a form demands and an address does not have. */
const isWritten = (part: string) => /[\p{L}\p{N}]/u.test(part)
const inOneLine = (...parts: string[]) => parts.filter(isWritten).join(' ')

/** The countries that write the postcode below the town. */
const POSTCODE_BELOW = ['GB', 'IE', 'GG', 'JE', 'IM']

/** Returns the lines between company and postal code by their name. A stored order lacks the fields that are newer. */
export const streetOf = (address: Partial<Record<StreetField, string>>) =>
  Object.fromEntries(streetFields.map((field) => [field, address[field] ?? ''])) as Record<StreetField, string>

/** Returns the same lines in their order. */
export const streetLines = (address: Partial<Record<StreetField, string>>): string[] => Object.values(streetOf(address))

/** Returns the lines of an address as on a parcel label, without empty lines. */
export const addressLines = ({ firstName, middleName, lastName, company, ...address }: WrittenAddress): string[] =>
  linesOfAddress([inOneLine(firstName, middleName, lastName), company, ...streetLines(address)], address)

/** Returns the country below an address, by its name in the shop. Empty in a shop that delivers to one country alone. */
export const countryLine = (countryCode: string, countries: Readonly<Record<string, string>>): string =>
  Object.keys(countries).length > 1 ? (countries[countryCode] ?? countryCode) : ''

/**
 * Returns the lines of an address whose names and streets are lines already, in the order of its country. `below` follows the
 * town, such as country and phone.
 */
export const linesOfAddress = (
  namesAndStreets: readonly string[],
  { postalCode, city, countryCode }: Place,
  below: readonly string[] = [],
): string[] => {
  const town = POSTCODE_BELOW.includes(countryCode) ? [city, postalCode] : [inOneLine(postalCode, city)]
  return [...namesAndStreets, ...town, ...below].filter(isWritten)
}
