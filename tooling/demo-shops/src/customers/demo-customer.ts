import type { AddressBookEntry } from '@shop/domain/address/address.ts'

type Person = Pick<AddressBookEntry, 'firstName' | 'middleName' | 'lastName'>
type Address = Omit<AddressBookEntry, 'id' | 'isDefaultBillingAddress' | 'isDefaultShippingAddress'>

/** Who shops in the demo shops of a culture: a person with an address book, their home first. */
export interface DemoCustomer {
  person: Person
  addresses: readonly Address[]
}

/** Writes down addresses in a country line by line: theirs, unless they are somebody else's or at a company. */
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
    ...person,
    company: '',
    telephone,
    fax: '',
    streetAddress1,
    streetAddress2,
    city,
    postalCode,
    country,
    ...other,
  })
