import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readDemoData } from './read-demo-data.ts'

/**
 * Prepares the database when a gateway starts. Only local gateways get demo shops, because their promo codes and passwords
 * are published. All others only run migrations.
 */
export const prepareAtStart = (db: Database, isLocal: boolean): Promise<void> =>
  isLocal ? prepareDatabase(db, readDemoData(), 'customers with orders') : migrate(db)
