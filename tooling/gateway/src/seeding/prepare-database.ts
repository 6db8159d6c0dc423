import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import type { Picture } from '../model/picture.ts'
import { pictures } from '../pictures/picture-tables.ts'
import { seedCustomers } from './seed-customers.ts'
import type { SeedData } from './seed-data.ts'
import { seedOrders } from './seed-orders.ts'
import { seedShops } from './seed-shops.ts'

/** The demo customers in a new database: none, customers without orders, or customers with past orders. */
export type DemoCustomers = 'none' | 'customers' | 'customers with orders'

/** Prepares a database for a gateway: runs migrations, writes pictures and shops, and demo customers if wanted. */
export async function prepareDatabase(db: Database, data: SeedData, demo: DemoCustomers): Promise<void> {
  await migrate(db)
  await seedPictures(db, data.pictures)
  await seedShops(db, data.shops)
  if (demo !== 'none') await seedCustomers(db, data)
  if (demo === 'customers with orders') await seedOrders(db)
}

/** Writes the pictures that differ from those in the database. Removed pictures stay, because cached pages name them. */
async function seedPictures(db: Database, wanted: readonly Picture[]): Promise<void> {
  const { name, hash, widths, formats, position } = pictures
  const present = await db.select({ name, hash, widths, formats, position }).from(pictures)
  const known = new Map(present.map((row) => [row.name, row]))
  const changed = wanted
    .map((picture, index) => ({ ...picture, position: index }))
    .filter(({ svg: _svg, ...row }) => !isDeepStrictEqual(row, known.get(row.name)))
  if (changed.length === 0) return
  const set = Object.fromEntries(
    ['hash', 'svg', 'widths', 'formats', 'position'].map((column) => [column, sql.raw(`excluded.${column}`)]),
  )
  await db.insert(pictures).values(changed).onConflictDoUpdate({ target: name, set })
}
