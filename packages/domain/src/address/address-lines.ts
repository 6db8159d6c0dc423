import type { CheckoutAddress } from './address.ts'

type WrittenAddress = Pick<
  CheckoutAddress,
  'firstName' | 'middleName' | 'lastName' | 'company' | 'addressLine1' | 'addressLine2' | 'postalCode' | 'city'
>

const isWritten = (part: string) => part.trim() !== ''
const inOneLine = (...parts: string[]) => parts.filter(isWritten).join(' ')

/** Returns the lines of an address as on a parcel label, without empty lines. */
export function addressLines({ firstName, middleName, lastName, ...address }: WrittenAddress): string[] {
  const { company, addressLine1, addressLine2, postalCode, city } = address
  const name = inOneLine(firstName, middleName, lastName)
  return linesOfAddress([name, company, addressLine1, addressLine2], { postalCode, city })
}

/** Returns the lines of an address whose names and streets are lines already. `below` follows the city, such as country and phone. */
export const linesOfAddress = (
  namesAndStreets: readonly string[],
  { postalCode, city }: Pick<CheckoutAddress, 'postalCode' | 'city'>,
  below: readonly string[] = [],
): string[] => [...namesAndStreets, inOneLine(postalCode, city), ...below].filter(isWritten)
