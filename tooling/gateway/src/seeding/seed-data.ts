import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { Picture } from '../model/picture.ts'
import type { ShopData } from '../model/shop-data.ts'

/** Who can log in to the demo shops of a culture. */
export interface DemoCustomer {
  person: Pick<AddressBookEntry, 'firstName' | 'middleName' | 'lastName'>
  /** What stands in their address book, their home first. */
  addresses: readonly Omit<AddressBookEntry, 'id' | 'isDefaultBillingAddress' | 'isDefaultShippingAddress'>[]
}

/** What a gateway's database is filled with before the first visitor comes. */
export interface SeedData {
  shops: readonly ShopData[]
  pictures: readonly Picture[]
  /** By the name of the culture. */
  customers: Readonly<Record<string, DemoCustomer>>
}
