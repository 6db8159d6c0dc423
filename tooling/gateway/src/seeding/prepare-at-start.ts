import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readDemoData } from './read-demo-data.ts'

/**
 * Makes the database ready when a gateway starts. Demo shops, whose promo codes and passwords are published, are for a
 * developer's machine alone; elsewhere only the tables are made.
 */
export const prepareAtStart = (db: Database, isLocal: boolean): Promise<void> =>
  isLocal ? prepareDatabase(db, readDemoData(), 'customers with orders') : migrate(db)
