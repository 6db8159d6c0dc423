import type { CheckoutAddress } from './address.ts'

type WrittenAddress = Pick<
  CheckoutAddress,
  'firstName' | 'middleName' | 'lastName' | 'company' | 'addressLine1' | 'addressLine2' | 'postalCode' | 'city'
>

/** An address as it stands on a parcel, line by line; none of them is empty. */
export function addressLines({ firstName, middleName, lastName, ...address }: WrittenAddress): string[] {
  const { company, addressLine1, addressLine2, postalCode, city } = address
  const inOneLine = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(' ')
  const name = inOneLine(firstName, middleName, lastName)
  return [name, company, addressLine1, addressLine2, inOneLine(postalCode, city)].filter((line) => line.trim() !== '')
}
