import { readDatabaseSettings } from '../database/database-settings.ts'
import { withDatabase } from '../database/with-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readDemoData } from './read-demo-data.ts'

// A local gateway starts this process. The environment names the database.
// The gateway has stopped, for any reason.
process.once('disconnect', () => process.exit(1))
await withDatabase(readDatabaseSettings(process.env), (db) =>
  prepareDatabase(db, readDemoData(), 'customers with orders'),
)
process.exit(0)
