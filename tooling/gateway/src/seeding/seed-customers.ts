import { randomUUID } from 'node:crypto'
import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { newCustomerId } from '../access/visitor-id.ts'
import { customers } from '../account/customer-tables.ts'
import { hashPassword } from '../account/password/password.ts'
import type { Database } from '../database/database.ts'
import type { ShopSettings } from '../model/shop-settings.ts'
import { products, shops } from '../shops/shop-tables.ts'
import type { DemoCustomer, SeedData } from './seed-data.ts'

/** The password of both demo customers, in every shop. */
const DEMO_PASSWORD = 'Hearing2026'
/** The customer with a long history in every shop. */
export const DEMO_EMAIL = 'demo@example.com'
export const NEW_EMAIL = 'new@example.com'
const EMAILS = [DEMO_EMAIL, NEW_EMAIL]

/** The first address is the home, the default for delivery and invoice. */
const addressBookOf = ({ addresses }: DemoCustomer): AddressBookEntry[] =>
  addresses.map((address, index) => ({
    ...address,
    id: randomUUID(),
    isDefaultBillingAddress: index === 0,
    isDefaultShippingAddress: index === 0,
  }))

/** Adds the missing demo customers of every shop: one with a long history, one new. Existing ones stay unchanged. */
export async function seedCustomers(
  db: Database,
  { customers: byCulture, passwordCost }: Pick<SeedData, 'customers' | 'passwordCost'>,
): Promise<void> {
  const missing = await shopsWithoutCustomers(db)
  if (missing.length === 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordCost)
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

const MAX_FAVOURITES = 250
/** Years in which the shop sold articles that it no longer sells. */
const EARLIER_YEARS = [2015, 2017, 2019, 2021, 2023, 2025]

/**
 * Returns the favourites of each shop's demo customer: everything the shop sells, and invented articles of earlier years. A
 * customer of many years has such a list. The latest come last.
 */
async function readDemoFavourites(db: Database, shopIds: readonly string[]): Promise<Map<string, string[]>> {
  const isSold = sql`(${products.data} ->> 'isVisible')::boolean`
  const rows = await db
    .select({ shopId: products.shopId, itemNumber: products.itemNumber })
    .from(products)
    .where(and(inArray(products.shopId, [...shopIds]), isNull(products.parentId), isSold))
    .orderBy(asc(products.position))
  return new Map(shopIds.map((shopId) => [shopId, favouritesOf(rows.filter((row) => row.shopId === shopId))]))
}

function favouritesOf(sold: readonly { itemNumber: string }[]): string[] {
  const numbers = sold.map(({ itemNumber }) => itemNumber).slice(0, MAX_FAVOURITES)
  const gone = EARLIER_YEARS.flatMap((year) => numbers.map((number) => `${number}-${year}`))
  return [...gone.slice(0, MAX_FAVOURITES - numbers.length), ...numbers.toReversed()]
}
