import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { seedCustomers } from './seed-customers.ts'
import type { SeedData } from './seed-data.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPictures } from './seed-pictures.ts'
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
