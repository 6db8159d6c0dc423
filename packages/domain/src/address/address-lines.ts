import type { CheckoutAddress } from './address.ts'

type WrittenAddress = Pick<
  CheckoutAddress,
  'firstName' | 'middleName' | 'lastName' | 'company' | 'addressLine1' | 'addressLine2' | 'postalCode' | 'city'
>

const isWritten = (part: string) => part.trim() !== ''
const inOneLine = (...parts: string[]) => parts.filter(isWritten).join(' ')

/** An address as it stands on a parcel, line by line; none of them is empty. */
export function addressLines({ firstName, middleName, lastName, ...address }: WrittenAddress): string[] {
  const { company, addressLine1, addressLine2, postalCode, city } = address
  const name = inOneLine(firstName, middleName, lastName)
  return linesOfAddress([name, company, addressLine1, addressLine2], { postalCode, city })
}

/** The same of names and streets that are lines already, with what follows below the city: a country in words, a phone. */
export const linesOfAddress = (
  namesAndStreets: readonly string[],
  { postalCode, city }: Pick<CheckoutAddress, 'postalCode' | 'city'>,
  below: readonly string[] = [],
): string[] => [...namesAndStreets, inOneLine(postalCode, city), ...below].filter(isWritten)
