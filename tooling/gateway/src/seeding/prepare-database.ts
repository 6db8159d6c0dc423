import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { seedCustomers } from './seed-customers.ts'
import type { SeedData } from './seed-data.ts'
import { seedPictures } from './seed-pictures.ts'
import { seedShops } from './seed-shops.ts'

/** Makes a database ready for a gateway: tables as they must be, pictures and shops as they are written down, demo customers if wanted. */
export async function prepareDatabase(db: Database, { shops, pictures, customers }: SeedData, withCustomers: boolean) {
  await migrate(db)
  await seedPictures(db, pictures)
  await seedShops(db, shops)
  if (withCustomers) await seedCustomers(db, customers)
}
