import { randomUUID } from 'node:crypto'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { Database } from '../../database/database.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { changeCustomer } from '../customer.ts'

/** The limit for one customer. */
export const MAX_ADDRESSES = 50

type Address = Omit<AddressBookEntry, 'id'>

/** Adds an address. The first one becomes the default. */
export const addAddress = (db: Database, customerId: string, address: Address) =>
  changeAddressBook(db, customerId, (addressBook) => {
    if (addressBook.length >= MAX_ADDRESSES) throw new Refusal(400, ['too-many-addresses'])
    return withEntry(addressBook, { ...address, id: randomUUID() })
  })

/** Replaces an address. A default address stays the default until another one becomes it. */
export const editAddress = (db: Database, customerId: string, id: string, address: Address) =>
  changeAddressBook(db, customerId, (addressBook) => {
    assertKnown(addressBook, id)
    return withEntry(addressBook, { ...address, id })
  })

/** Removes an address. If it was a default, the first remaining address becomes the default. */
export const deleteAddress = (db: Database, customerId: string, id: string) =>
  changeAddressBook(db, customerId, (addressBook) => {
    assertKnown(addressBook, id)
    return addressBook.filter((entry) => entry.id !== id)
  })

/** Answers 404 both for another customer's address and for one that does not exist. */
function assertKnown(addressBook: readonly AddressBookEntry[], id: string) {
  if (!addressBook.some((entry) => entry.id === id)) throw notFound()
}

type Change = (addressBook: readonly AddressBookEntry[]) => AddressBookEntry[]

const changeAddressBook = (db: Database, customerId: string, change: Change) =>
  changeCustomer(db, customerId, ({ addressBook }) => ({
    addressBook: DEFAULTS.reduce(withOneDefault, change(addressBook)),
  }))

const DEFAULTS = ['isDefaultBillingAddress', 'isDefaultShippingAddress'] as const
type Default = (typeof DEFAULTS)[number]

/** Returns the address book with a new or changed entry, which becomes each default that it is marked as. */
function withEntry(addressBook: readonly AddressBookEntry[], wanted: AddressBookEntry): AddressBookEntry[] {
  const isKnown = addressBook.some(({ id }) => id === wanted.id)
  const isDefault = (before: AddressBookEntry, kind: Default) =>
    before.id === wanted.id ? before[kind] || wanted[kind] : before[kind] && !wanted[kind]
  return (isKnown ? addressBook : [...addressBook, wanted]).map((before) => ({
    ...(before.id === wanted.id ? wanted : before),
    isDefaultBillingAddress: isDefault(before, 'isDefaultBillingAddress'),
    isDefaultShippingAddress: isDefault(before, 'isDefaultShippingAddress'),
  }))
}

/** Ensures one default of a kind: the marked address, otherwise the first. */
function withOneDefault(addressBook: AddressBookEntry[], kind: Default): AddressBookEntry[] {
  const chosen = Math.max(
    0,
    addressBook.findIndex((entry) => entry[kind]),
  )
  return addressBook.map((entry, index) => ({ ...entry, [kind]: index === chosen }))
}
