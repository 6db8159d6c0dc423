// Writes the demo shops into the database of a developer's machine. Can be repeated. An operator's shops are written by
// `npm run gateway -- seed`.
//   node src/seed.ts [--products 10000] [--shop product_global] [--orders 500]
// `--orders` is the number of past orders of the demo customer (at most 600). The new customer then gets ten.
import { parseArgs } from 'node:util'
import type { Database } from './database/database.ts'
import { withDatabase } from './database/with-database.ts'
import { refuseOtherDeployment } from './deployment/claim-deployment.ts'
import { readKnownDeployment } from './deployment/read-deployment.ts'
import { print } from './operator/print.ts'
import { prepareDatabase } from './seeding/prepare-database.ts'
import { readDemoData } from './seeding/read-demo-data.ts'
import { seedCustomers } from './seeding/seed-customers.ts'
import { seedOrders } from './seeding/seed-orders.ts'
import { reseedShops } from './seeding/seed-shops.ts'
import { readDatabaseSettings } from './database/database-settings.ts'

const { values } = parseArgs({
  options: { products: { type: 'string' }, shop: { type: 'string' }, orders: { type: 'string' } },
})
const histories = values.orders === undefined ? undefined : { past: Math.min(Number(values.orders), 600), few: 10 }

const settings = readDatabaseSettings(process.env)
const known = readKnownDeployment(process.env)
const isEmbedded = settings.databaseUrl === ''
if (known.environment !== 'local' || !(isEmbedded || process.env['SEED_DEMO_SHOPS'] === 'on')) {
  throw new Error(
    'The demo shops have published promo codes and passwords: SITE_ENV must be local, and SEED_DEMO_SHOPS=on for a database that DATABASE_URL names.',
  )
}

async function seed(db: Database): Promise<void> {
  await refuseOtherDeployment(db, known, { isEmbedded })
  const data = readDemoData()
  const shops = data.shops.filter(({ id }) => values.shop === undefined || values.shop === id)
  await prepareDatabase(db, { ...data, shops: [] }, 'none')
  await reseedShops(db, shops, values.products === undefined ? undefined : Number(values.products))
  await seedCustomers(db, data)
  await seedOrders(db, histories)
  print(`Seeded ${shops.map(({ id }) => id).join(', ')}`)
}

await withDatabase(settings, seed, { startsServer: true })
