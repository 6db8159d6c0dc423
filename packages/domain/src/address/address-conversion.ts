import { addressTable, bookFields, entryFields, plannedFields, type EntryField } from './address-table.ts'
import type { AddressBookEntry, CheckoutAddress } from './address.ts'

/** Creates an object with a text for each name. */
const textsBy = <Name extends string>(texts: readonly (readonly [Name, string])[]) =>
  Object.fromEntries(texts) as Record<Name, string>

/** Returns an empty checkout address in the country that forms start with. */
export const emptyAddress = (countryCode: string): CheckoutAddress => ({
  id: '',
  ...textsBy(plannedFields.map((field) => [field, ''])),
  countryCode,
})

/** Converts an address book entry for the checkout form. Entries have no email, so the customer's is used. */
export const toCheckoutAddress = (entry: AddressBookEntry, email: string): CheckoutAddress => ({
  id: entry.id,
  email,
  ...textsBy(bookFields.map((field) => [field, entry[addressTable[field].entry]])),
})

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

type Comparable = Pick<AddressBookEntry, EntryField>

/** Returns whether two addresses are the same. Ignores case, spaces, email, fax and the default flags. */
export const isSameAddress = (one: Comparable, other: Comparable): boolean =>
  entryFields.every((field) => plain(one[field]) === plain(other[field]))

/** Converts a checkout address for the address book, where it is never saved as a default address. */
export const toNewAddress = (address: CheckoutAddress): Omit<AddressBookEntry, 'id'> => ({
  ...textsBy(bookFields.map((field) => [addressTable[field].entry, address[field]])),
  fax: '',
  isDefaultBillingAddress: false,
  isDefaultShippingAddress: false,
})
