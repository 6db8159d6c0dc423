import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { newCustomerId } from '../access/visitor-id.ts'
import { customers } from '../account/customer-tables.ts'
import { hashPassword } from '../account/password.ts'
import type { Database } from '../database/database.ts'
import type { ShopSettings } from '../model/shop-settings.ts'
import { shops } from '../shops/shop-tables.ts'
import { readDemoFavourites } from './demo-favourites.ts'
import type { DemoCustomer, SeedData } from './seed-data.ts'

/** The password of both demo customers, in every shop. */
const DEMO_PASSWORD = 'Hearing2026'
/** Who has been with every shop for years. */
export const DEMO_EMAIL = 'demo@example.com'
export const NEW_EMAIL = 'new@example.com'
const EMAILS = [DEMO_EMAIL, NEW_EMAIL]

/** The first address is the home: what comes by mail and what is to be paid both go there. */
const addressBookOf = ({ addresses }: DemoCustomer): AddressBookEntry[] =>
  addresses.map((address, index) => ({
    ...address,
    id: randomUUID(),
    isDefaultBillingAddress: index === 0,
    isDefaultShippingAddress: index === 0,
  }))

/** Gives every shop its demo customers: one with a long past, one new. Those that are there stay as they are. */
export async function seedCustomers(db: Database, byCulture: SeedData['customers']): Promise<void> {
  const missing = await shopsWithoutCustomers(db)
  if (missing.length === 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const favourites = await readDemoFavourites(
    db,
    missing.map(({ id }) => id),
  )
  const rows = missing.flatMap(({ id: shopId, settings: { cultureName } }) => {
    const customer = byCulture[cultureName]
    if (!customer) throw new Error(`${shopId} has no demo customer: nobody speaks ${cultureName}.`)
    const both = { shopId, passwordHash, emailProvenAt: sql`now()`, ...customer.person }
    const past = { addressBook: addressBookOf(customer), favourites: favourites.get(shopId) ?? [] }
    return EMAILS.map((email) => ({ ...both, id: newCustomerId(), email, ...(email === DEMO_EMAIL && past) }))
  })
  await db.insert(customers).values(rows).onConflictDoNothing()
}

async function shopsWithoutCustomers(db: Database): Promise<{ id: string; settings: ShopSettings }[]> {
  const present = await db.select({ shopId: customers.shopId }).from(customers).where(inArray(customers.email, EMAILS))
  const all = await db.select().from(shops)
  return all.filter(({ id }) => present.filter(({ shopId }) => shopId === id).length < EMAILS.length)
}
