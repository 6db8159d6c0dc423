import type { AddressBookEntry, CheckoutAddress } from './address.ts'

/** Returns an empty checkout address in the country that forms start with. */
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

/** Converts an address book entry for the checkout form. Entries have no email, so the customer's is used. */
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

/** The fields by which two addresses are compared. */
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

/** Finds the address book entry that equals a checkout address, as in `isSameAddress`. */
export function savedEntryOf(
  address: CheckoutAddress,
  addressBook: readonly AddressBookEntry[],
): AddressBookEntry | undefined {
  const typed = toNewAddress(address)
  return addressBook.find((entry) => isSameAddress(entry, typed))
}

/** Remembers the ids of an address book. The result finds entries of an address that a later address book has added. */
export function newEntries(before: readonly AddressBookEntry[] = []) {
  const known = new Set(before.map(({ id }) => id))
  return (addressBook: readonly AddressBookEntry[], address: Comparable): AddressBookEntry[] =>
    addressBook.filter((entry) => !known.has(entry.id) && isSameAddress(entry, address))
}

type Comparable = Pick<AddressBookEntry, (typeof COMMON)[number]>

/** Returns whether two addresses are the same. Ignores case, spaces, email, fax and the default flags. */
export const isSameAddress = (one: Comparable, other: Comparable): boolean =>
  COMMON.every((field) => plain(one[field]) === plain(other[field]))

/** Converts a checkout address for the address book, where it is never saved as a default address. */
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
