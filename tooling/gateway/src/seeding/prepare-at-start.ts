import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { checkCurrencies } from '../shops/check-currency.ts'

const PROGRAM = new URL('./seed-demo-shops.ts', import.meta.url)

interface StartingGateway {
  isLocal: boolean
  /** The address of the database, as its owner. */
  ownerUrl: string
}

/**
 * Prepares the database when a gateway starts. Only local gateways get demo shops, because their promo codes and passwords
 * are published. All others only run migrations. Throws if a shop cannot sell.
 */
export async function prepareAtStart(db: Database, { isLocal, ownerUrl }: StartingGateway): Promise<void> {
  if (isLocal) {
    // Fails while there is no database, so that the caller tries again.
    await db.execute(sql`select 1`)
    await seedDemoShops(ownerUrl)
  } else {
    await migrate(db)
  }
  await checkCurrencies(db)
}

/** Migrates and writes the demo shops in a child process. The gateway would keep the 20 MB that they take. */
async function seedDemoShops(ownerUrl: string) {
  const env = { ...process.env, DATABASE_OWNER_URL: ownerUrl }
  const [code] = (await once(fork(PROGRAM, { env }), 'exit')) as [number | null]
  if (code !== 0) throw new Error('The demo shops could not be written.')
}
