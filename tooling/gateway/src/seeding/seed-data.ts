import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { PasswordCost } from '../account/password/password.ts'
import type { Picture } from '../model/picture.ts'
import type { ShopData } from '../model/shop-data.ts'

/** The customer of the demo shops of a culture. */
export interface DemoCustomer {
  person: Pick<AddressBookEntry, 'firstName' | 'middleName' | 'lastName'>
  /** The address book, the home first. */
  addresses: readonly Omit<AddressBookEntry, 'id' | 'isDefaultBillingAddress' | 'isDefaultShippingAddress'>[]
}

/** The initial data of a gateway's database. */
export interface SeedData {
  shops: readonly ShopData[]
  pictures: readonly Picture[]
  /** By culture name. */
  customers: Readonly<Record<string, DemoCustomer>>
  /** The cost of the customers' hashes. */
  passwordCost: PasswordCost
}
