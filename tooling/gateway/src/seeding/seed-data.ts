import type { AddressBookEntry } from '@shop/domain/address.ts'
import type { Picture } from '../model/picture.ts'
import type { ShopData } from '../model/shop-data.ts'
import type { ShopSettings } from '../model/shop-settings.ts'

type Person = Pick<AddressBookEntry, 'firstName' | 'middleName' | 'lastName'>
type Home = Pick<
  AddressBookEntry,
  'streetAddress1' | 'streetAddress2' | 'postalCode' | 'city' | 'country' | 'telephone'
>

/** Who can log in to the demo shops of a language. */
export interface DemoCustomer {
  person: Person
  home: Home
  second: Home
}

/** What a gateway's database is filled with before the first visitor comes. */
export interface SeedData {
  shops: readonly ShopData[]
  pictures: readonly Picture[]
  customers: Readonly<Record<ShopSettings['language'], DemoCustomer>>
}
