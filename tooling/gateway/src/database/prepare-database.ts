import { seedDemoCustomers } from '../account/demo-customers.ts'
import type { ShopSeed } from '../seed/shop-seed.ts'
import { seedShops } from '../seed/store.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

/** Makes a database ready for a gateway: tables as they must be, shops as they are written down, demo customers if wanted. */
export async function prepareDatabase(db: Database, seeds: readonly ShopSeed[], withDemoCustomers: boolean) {
  await migrate(db)
  await seedShops(db, seeds)
  if (withDemoCustomers) await seedDemoCustomers(db)
}
