import { randomUUID } from 'node:crypto'
import type { AddressBookEntry } from '@shop/domain/address.ts'
import { inArray } from 'drizzle-orm'
import { newCustomerId } from '../access/visitor-id.ts'
import type { Database } from '../database/database.ts'
import { customers, shops } from '../database/schema.ts'
import type { ShopSettings } from '../model/shop-data.ts'
import { hashPassword } from '../account/password.ts'

/** The password of both demo customers, in every shop. */
export const DEMO_PASSWORD = 'Hearing2026'

type Person = Pick<AddressBookEntry, 'firstName' | 'middleName' | 'lastName'>
type Home = Pick<
  AddressBookEntry,
  'streetAddress1' | 'streetAddress2' | 'postalCode' | 'city' | 'country' | 'telephone'
>

const DEMO: Record<ShopSettings['language'], { person: Person; home: Home; second: Home }> = {
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

function addressBookOf({ language }: ShopSettings): AddressBookEntry[] {
  const { person, home, second } = DEMO[language]
  const rest = { ...person, company: '', fax: '' }
  return [
    { id: randomUUID(), ...rest, ...home, isDefaultBillingAddress: true, isDefaultShippingAddress: true },
    { id: randomUUID(), ...rest, ...second, isDefaultBillingAddress: false, isDefaultShippingAddress: false },
  ]
}

/** Gives every shop its demo customers: one with an address book, one new. Those that are there stay as they are. */
export async function seedDemoCustomers(db: Database): Promise<void> {
  const emails = ['demo@example.com', 'new@example.com']
  const present = await db.select({ shopId: customers.shopId }).from(customers).where(inArray(customers.email, emails))
  const missing = (await db.select().from(shops)).filter(
    ({ id }) => present.filter(({ shopId }) => shopId === id).length < emails.length,
  )
  if (missing.length === 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const rows = missing.flatMap(({ id: shopId, settings }) =>
    emails.map((email, index) => ({
      id: newCustomerId(),
      shopId,
      email,
      passwordHash,
      ...DEMO[settings.language].person,
      addressBook: index === 0 ? addressBookOf(settings) : [],
    })),
  )
  await db.insert(customers).values(rows).onConflictDoNothing()
}
