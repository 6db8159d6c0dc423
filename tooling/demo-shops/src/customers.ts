import type { AddressBookEntry } from '@shop/domain/address.ts'
import type { Language } from './localized-text.ts'

type Person = Pick<AddressBookEntry, 'firstName' | 'middleName' | 'lastName'>
type Home = Pick<
  AddressBookEntry,
  'streetAddress1' | 'streetAddress2' | 'postalCode' | 'city' | 'country' | 'telephone'
>

/** Who shops in the demo shops of a language: a person with a home and a second address. */
interface DemoCustomer {
  person: Person
  home: Home
  second: Home
}

/** The demo customer of each language. */
export const demoCustomers: Readonly<Record<Language, DemoCustomer>> = {
  da: {
    person: { firstName: 'Inger', middleName: 'Marie', lastName: 'Sørensen' },
    home: {
      streetAddress1: 'Strandvejen 112',
      streetAddress2: '2. tv',
      postalCode: '2900',
      city: 'Hellerup',
      country: 'DK',
      telephone: '39 62 00 14',
    },
    second: {
      streetAddress1: 'Fjordstien 8',
      streetAddress2: 'Sommerhus',
      postalCode: '8400',
      city: 'Ebeltoft',
      country: 'DK',
      telephone: '39 62 00 14',
    },
  },
  sv: {
    person: { firstName: 'Karin', middleName: 'Elisabet', lastName: 'Lindqvist' },
    home: {
      streetAddress1: 'Götgatan 48',
      streetAddress2: 'Lgh 1203',
      postalCode: '118 26',
      city: 'Stockholm',
      country: 'SE',
      telephone: '08-640 12 30',
    },
    second: {
      streetAddress1: 'Strandvägen 5',
      streetAddress2: 'Stugan',
      postalCode: '761 75',
      city: 'Norrtälje',
      country: 'SE',
      telephone: '08-640 12 30',
    },
  },
  en: {
    person: { firstName: 'Margaret', middleName: 'Anne', lastName: 'Whitfield' },
    home: {
      streetAddress1: '14 Orchard Lane',
      streetAddress2: 'Ground floor',
      postalCode: 'BS8 4LA',
      city: 'Bristol',
      country: 'GB',
      telephone: '0117 496 0123',
    },
    second: {
      streetAddress1: '3 Harbour Terrace',
      streetAddress2: 'Flat 2',
      postalCode: 'TR26 1LP',
      city: 'St Ives',
      country: 'GB',
      telephone: '01736 496 012',
    },
  },
}
