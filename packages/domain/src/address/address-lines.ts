import { streetFields, type StreetField } from './address-table.ts'
import type { CheckoutAddress } from './address.ts'

type WrittenAddress = Pick<
  CheckoutAddress,
  'firstName' | 'middleName' | 'lastName' | 'company' | 'postalCode' | 'city' | StreetField
>

const isWritten = (part: string) => part.trim() !== ''
const inOneLine = (...parts: string[]) => parts.filter(isWritten).join(' ')

/** Returns the lines between company and postal code by their name. A stored order lacks the fields that are newer. */
export const streetOf = (address: Partial<Record<StreetField, string>>) =>
  Object.fromEntries(streetFields.map((field) => [field, address[field] ?? ''])) as Record<StreetField, string>

/** Returns the same lines in their order. */
export const streetLines = (address: Partial<Record<StreetField, string>>): string[] => Object.values(streetOf(address))

/** Returns the lines of an address as on a parcel label, without empty lines. */
export const addressLines = ({ firstName, middleName, lastName, company, ...address }: WrittenAddress): string[] =>
  linesOfAddress([inOneLine(firstName, middleName, lastName), company, ...streetLines(address)], address)

/** Returns the lines of an address whose names and streets are lines already. `below` follows the city, such as country and phone. */
export const linesOfAddress = (
  namesAndStreets: readonly string[],
  { postalCode, city }: Pick<CheckoutAddress, 'postalCode' | 'city'>,
  below: readonly string[] = [],
): string[] => [...namesAndStreets, inOneLine(postalCode, city), ...below].filter(isWritten)
