// Writes the demo shops into the database; safe to repeat.
//   node src/seed/main.ts [--products 10000] [--shop product_global]
import { parseArgs } from 'node:util'
import { seedDemoCustomers } from './demo-customers.ts'
import { openDatabase } from '../database/database.ts'
import { joinEmbeddedServer } from '../database/embedded/embedded-server.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readSettings } from '../settings.ts'
import { reseedShops } from './seed-shops.ts'
import { demoShops } from '../../../demo-shops/src/shops/shops.ts'

const { values } = parseArgs({ options: { products: { type: 'string' }, shop: { type: 'string' } } })

const settings = readSettings(process.env)
const embedded = settings.databaseUrl === '' ? await joinEmbeddedServer(settings.dataDir) : undefined
const { db, pool } = openDatabase(embedded?.urlOf('postgres') ?? settings.databaseUrl)
try {
  const seeds = demoShops().filter(({ id }) => values.shop === undefined || values.shop === id)
  await prepareDatabase(db, [], false)
  await reseedShops(db, seeds, values.products === undefined ? undefined : Number(values.products))
  if (!settings.isProduction) await seedDemoCustomers(db)
  console.log(`Seeded ${seeds.map(({ id }) => id).join(', ')}`)
} finally {
  await pool.end()
  await embedded?.leave()
}
