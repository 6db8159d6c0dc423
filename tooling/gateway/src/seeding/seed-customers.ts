import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { AddressBookEntry } from '@shop/domain/address.ts'
import { newCustomerId } from '../access/visitor-id.ts'
import { hashPassword } from '../account/password.ts'
import type { Database } from '../database/database.ts'
import { customers, shops } from '../database/schema.ts'
import type { ShopSettings } from '../model/shop-settings.ts'
import type { DemoCustomer, SeedData } from './seed-data.ts'

/** The password of both demo customers, in every shop. */
const DEMO_PASSWORD = 'Hearing2026'
const EMAILS = ['demo@example.com', 'new@example.com']

function addressBookOf({ person, home, second }: DemoCustomer): AddressBookEntry[] {
  const rest = { ...person, company: '', fax: '' }
  return [
    { id: randomUUID(), ...rest, ...home, isDefaultBillingAddress: true, isDefaultShippingAddress: true },
    { id: randomUUID(), ...rest, ...second, isDefaultBillingAddress: false, isDefaultShippingAddress: false },
  ]
}

/** Gives every shop its demo customers: one with an address book, one new. Those that are there stay as they are. */
export async function seedCustomers(db: Database, byLanguage: SeedData['customers']): Promise<void> {
  const missing = await shopsWithoutCustomers(db)
  if (missing.length === 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const rows = missing.flatMap(({ id: shopId, settings }) => {
    const customer = byLanguage[settings.language]
    return EMAILS.map((email, index) => ({
      id: newCustomerId(),
      shopId,
      email,
      passwordHash,
      emailProvenAt: sql`now()`,
      ...customer.person,
      addressBook: index === 0 ? addressBookOf(customer) : [],
    }))
  })
  await db.insert(customers).values(rows).onConflictDoNothing()
}

async function shopsWithoutCustomers(db: Database): Promise<{ id: string; settings: ShopSettings }[]> {
  const present = await db.select({ shopId: customers.shopId }).from(customers).where(inArray(customers.email, EMAILS))
  const all = await db.select().from(shops)
  return all.filter(({ id }) => present.filter(({ shopId }) => shopId === id).length < EMAILS.length)
}
