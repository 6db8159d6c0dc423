import { emptyAddress, toNewAddress } from '@shop/domain/address/address-conversion.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'

type Person = Pick<AddressBookEntry, 'firstName' | 'middleName' | 'lastName'>
type Address = Omit<AddressBookEntry, 'id' | 'isDefaultBillingAddress' | 'isDefaultShippingAddress'>

/** The demo customer of a culture, with an address book that starts with the home. */
export interface DemoCustomer {
  person: Person
  addresses: readonly Address[]
}

/** Creates addresses in a country. They have the customer's name unless another name or a company is given. */
export const addressesOf =
  (person: Person, country: string) =>
  (
    streetAddress1: string,
    streetAddress2: string,
    postalCode: string,
    city: string,
    telephone: string,
    other: Partial<Address> = {},
  ): Address => ({
    ...toNewAddress(emptyAddress(country)),
    ...person,
    telephone,
    streetAddress1,
    streetAddress2,
    city,
    postalCode,
    ...other,
  })
