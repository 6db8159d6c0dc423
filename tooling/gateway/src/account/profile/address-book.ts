import { randomUUID } from 'node:crypto'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { Database } from '../../database/database.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { changeCustomer } from '../change-customer.ts'

/** No customer keeps more. */
export const MAX_ADDRESSES = 50

type Address = Omit<AddressBookEntry, 'id'>

/** Adds an address; the first of all becomes the default one (API-33). */
export const addAddress = (db: Database, customerId: string, address: Address) =>
  changeAddressBook(db, customerId, (addressBook) => {
    if (addressBook.length >= MAX_ADDRESSES) throw new Refusal(400, ['too-many-addresses'])
    return withEntry(addressBook, { ...address, id: randomUUID() })
  })

/** Changes an address in its place; a default one remains so until another one is made the default (API-34). */
export const editAddress = (db: Database, customerId: string, id: string, address: Address) =>
  changeAddressBook(db, customerId, (addressBook) => {
    assertKnown(addressBook, id)
    return withEntry(addressBook, { ...address, id })
  })

/** Removes an address; where it was a default one, the first of the others becomes that (API-35). */
export const deleteAddress = (db: Database, customerId: string, id: string) =>
  changeAddressBook(db, customerId, (addressBook) => {
    assertKnown(addressBook, id)
    return addressBook.filter((entry) => entry.id !== id)
  })

/** An address of somebody else looks like one that nobody has. */
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

/** The address book with a new or changed entry, which becomes the default of each kind that it asks for. */
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

/** Whoever has addresses has exactly one default of each kind: where there is none, the first. */
function withOneDefault(addressBook: AddressBookEntry[], kind: Default): AddressBookEntry[] {
  const chosen = Math.max(
    0,
    addressBook.findIndex((entry) => entry[kind]),
  )
  return addressBook.map((entry, index) => ({ ...entry, [kind]: index === chosen }))
}
