import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Database } from '../database/database.ts'
import { claimDeployment } from '../deployment/claim-deployment.ts'
import type { ConfiguredDeployment } from '../deployment/deployment.ts'
import { checkCurrencies } from '../shops/check-currency.ts'

const PROGRAM = new URL('./seed-demo-shops.ts', import.meta.url)

interface StartingGateway {
  deployment: ConfiguredDeployment
  seedsDemoShops: boolean
  /** The address of the database, as its owner. */
  ownerUrl: string
  isEmbedded: boolean
}

/**
 * Prepares the database when a gateway starts: claims it for the deployment, runs migrations, and writes the demo shops where
 * they are wanted. Throws if a shop cannot sell.
 */
export async function prepareAtStart(
  db: Database,
  { deployment, seedsDemoShops, ownerUrl, isEmbedded }: StartingGateway,
): Promise<void> {
  await claimDeployment(db, deployment, { isEmbedded })
  if (seedsDemoShops) await seedDemoShops(ownerUrl)
  await checkCurrencies(db)
}

/** Writes the demo shops in a child process. The gateway would keep the 20 MB that they take. */
async function seedDemoShops(ownerUrl: string) {
  const env = { ...process.env, DATABASE_OWNER_URL: ownerUrl }
  const [code] = (await once(fork(PROGRAM, { env }), 'exit')) as [number | null]
  if (code !== 0) throw new Error('The demo shops could not be written.')
}
