import { randomUUID } from 'node:crypto'
import type { AddressBookEntry } from '@shop/domain/address.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { changeCustomer } from './change-customer.ts'

/** No customer keeps more. */
const MAX_ADDRESSES = 50

type NewAddress = Omit<AddressBookEntry, 'id'>

/** Adds an address; as a default one it takes the place of the default before (API-33). */
export const addAddress = (db: Database, customerId: string, address: NewAddress) =>
  changeCustomer(db, customerId, ({ addressBook }) => {
    if (addressBook.length >= MAX_ADDRESSES) throw new Refusal(400, ['too-many-addresses'])
    return { addressBook: [...addressBook.map((other) => besides(address, other)), { ...address, id: randomUUID() }] }
  })

/** Another address, beside one that may have become the default in its place. */
const besides = (added: NewAddress, other: AddressBookEntry): AddressBookEntry => ({
  ...other,
  isDefaultBillingAddress: other.isDefaultBillingAddress && !added.isDefaultBillingAddress,
  isDefaultShippingAddress: other.isDefaultShippingAddress && !added.isDefaultShippingAddress,
})
