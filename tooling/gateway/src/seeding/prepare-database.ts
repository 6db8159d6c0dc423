import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { seedCustomers } from './seed-customers.ts'
import type { SeedData } from './seed-data.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPictures } from './seed-pictures.ts'
import { seedShops } from './seed-shops.ts'

/** Who is in a database from the start: nobody, or demo customers, without the orders of their past or with them. */
export type DemoCustomers = 'none' | 'customers' | 'customers with orders'

/** Makes a database ready for a gateway: tables as they must be, pictures and shops as they are written down, demo customers if wanted. */
export async function prepareDatabase(db: Database, data: SeedData, demo: DemoCustomers): Promise<void> {
  await migrate(db)
  await seedPictures(db, data.pictures)
  await seedShops(db, data.shops)
  if (demo !== 'none') await seedCustomers(db, data.customers)
  if (demo === 'customers with orders') await seedOrders(db)
}
