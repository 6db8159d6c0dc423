// Writes the demo shops into the database; safe to repeat.
//   node src/seed.ts [--products 10000] [--shop product_global] [--orders 500]
// `--orders` is how many the demo customer with a past has (at most 600); the new one gets ten then, to compare with.
import { parseArgs } from 'node:util'
import { readDatabaseSettings } from './database/database-settings.ts'
import { withDatabase } from './database/with-database.ts'
import { prepareDatabase } from './seeding/prepare-database.ts'
import { readDemoData } from './seeding/read-demo-data.ts'
import { seedCustomers } from './seeding/seed-customers.ts'
import { seedOrders } from './seeding/seed-orders.ts'
import { reseedShops } from './seeding/seed-shops.ts'

const { values } = parseArgs({
  options: { products: { type: 'string' }, shop: { type: 'string' }, orders: { type: 'string' } },
})
const histories = values.orders === undefined ? undefined : { past: Math.min(Number(values.orders), 600), few: 10 }

await withDatabase(readDatabaseSettings(process.env), async (db) => {
  const data = readDemoData()
  const shops = data.shops.filter(({ id }) => values.shop === undefined || values.shop === id)
  await prepareDatabase(db, { ...data, shops: [] }, 'none')
  await reseedShops(db, shops, values.products === undefined ? undefined : Number(values.products))
  if (process.env['SITE_ENV'] === 'local') {
    await seedCustomers(db, data.customers)
    await seedOrders(db, histories)
  }
  console.log(`Seeded ${shops.map(({ id }) => id).join(', ')}`)
})
