// Writes the demo shops into the database, or the shops of a file. Can be repeated. All but local gateways need a file.
//   node src/seed.ts [--data shops.json] [--products 10000] [--shop product_global] [--orders 500]
// `--orders` is the number of past orders of the demo customer (at most 600). The new customer then gets ten.
import { parseArgs } from 'node:util'
import { readDatabaseSettings } from './database/database-settings.ts'
import type { Database } from './database/database.ts'
import { withDatabase } from './database/with-database.ts'
import { readSiteEnvironment } from './model/site-environment.ts'
import { print } from './operator/print.ts'
import { prepareDatabase } from './seeding/prepare-database.ts'
import { readDemoData, readShopsFile } from './seeding/read-demo-data.ts'
import { seedCustomers } from './seeding/seed-customers.ts'
import { seedOrders } from './seeding/seed-orders.ts'
import { reseedShops } from './seeding/seed-shops.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    products: { type: 'string' },
    shop: { type: 'string' },
    orders: { type: 'string' },
  },
})
const histories = values.orders === undefined ? undefined : { past: Math.min(Number(values.orders), 600), few: 10 }

const isLocal = readSiteEnvironment(process.env) === 'local'
if (!isLocal && values.data === undefined) {
  throw new Error(
    'The demo shops have published promo codes: name the file of your own with --data unless SITE_ENV is local.',
  )
}

async function seed(db: Database): Promise<void> {
  const data = values.data === undefined ? readDemoData() : readShopsFile(values.data)
  const shops = data.shops.filter(({ id }) => values.shop === undefined || values.shop === id)
  await prepareDatabase(db, { ...data, shops: [] }, 'none')
  await reseedShops(db, shops, values.products === undefined ? undefined : Number(values.products))
  if (isLocal) {
    await seedCustomers(db, data)
    await seedOrders(db, histories)
  }
  print(`Seeded ${shops.map(({ id }) => id).join(', ')}`)
}

await withDatabase(readDatabaseSettings(process.env), seed, { startsServer: isLocal })
