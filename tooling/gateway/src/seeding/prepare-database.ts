import { seedDemoCustomers } from './demo-customers.ts'
import type { ShopData } from '../model/shop-data.ts'
import { seedShops } from './seed-shops.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'

/** Makes a database ready for a gateway: tables as they must be, shops as they are written down, demo customers if wanted. */
export async function prepareDatabase(db: Database, seeds: readonly ShopData[], withDemoCustomers: boolean) {
  await migrate(db)
  await seedShops(db, seeds)
  if (withDemoCustomers) await seedDemoCustomers(db)
}
