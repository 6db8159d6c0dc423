import type { AddressBookEntry, CheckoutAddress } from './address.ts'

/** An empty checkout address in the country a form begins with. */
export const emptyAddress = (countryCode: string): CheckoutAddress => ({
  id: '',
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  company: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  phoneNumber: '',
  countryCode,
})

/** An entry of the address book as the checkout form holds it; entries have no email, the customer has (OP-16). */
export const toCheckoutAddress = (entry: AddressBookEntry, email: string): CheckoutAddress => ({
  id: entry.id,
  firstName: entry.firstName,
  middleName: entry.middleName,
  lastName: entry.lastName,
  email,
  company: entry.company,
  addressLine1: entry.streetAddress1,
  addressLine2: entry.streetAddress2,
  postalCode: entry.postalCode,
  city: entry.city,
  phoneNumber: entry.telephone,
  countryCode: entry.country,
})

/** The fields in which an address book entry and a checkout address say the same. */
const COMMON = [
  'firstName',
  'middleName',
  'lastName',
  'company',
  'telephone',
  'streetAddress1',
  'streetAddress2',
  'city',
  'postalCode',
  'country',
] as const

const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

/** The entry of an address book that a checkout address is, however it was typed; its email aside, which entries have not. */
export function savedEntryOf(
  address: CheckoutAddress,
  addressBook: readonly AddressBookEntry[],
): AddressBookEntry | undefined {
  const typed = toNewAddress(address)
  return addressBook.find((entry) => isSameAddress(entry, typed))
}

/**
 * Remembers the entries of an address book as they are now, and finds in a later one those of an address that are new since.
 */
export function newEntries(before: readonly AddressBookEntry[] = []) {
  const known = new Set(before.map(({ id }) => id))
  return (addressBook: readonly AddressBookEntry[], address: Comparable): AddressBookEntry[] =>
    addressBook.filter((entry) => !known.has(entry.id) && isSameAddress(entry, address))
}

type Comparable = Pick<AddressBookEntry, (typeof COMMON)[number]>

/** Whether two addresses are the same, however they were typed; what they are used for aside. */
export const isSameAddress = (one: Comparable, other: Comparable): boolean =>
  COMMON.every((field) => plain(one[field]) === plain(other[field]))

/** A checkout address as it is saved in the address book: never as a default (CHK-12). */
export const toNewAddress = (address: CheckoutAddress): Omit<AddressBookEntry, 'id'> => ({
  firstName: address.firstName,
  middleName: address.middleName,
  lastName: address.lastName,
  company: address.company,
  telephone: address.phoneNumber,
  fax: '',
  streetAddress1: address.addressLine1,
  streetAddress2: address.addressLine2,
  city: address.city,
  postalCode: address.postalCode,
  country: address.countryCode,
  isDefaultBillingAddress: false,
  isDefaultShippingAddress: false,
})
