import { withDatabase } from '../database/with-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readDemoData } from './read-demo-data.ts'

// A local gateway starts this process with the address of its database.
const url = process.env['DATABASE_OWNER_URL'] ?? ''
// The gateway has stopped, for any reason.
process.once('disconnect', () => process.exit(1))
await withDatabase({ databaseUrl: url, databaseOwnerUrl: url, dataDir: '' }, (db) =>
  prepareDatabase(db, readDemoData(), 'customers with orders'),
)
process.exit(0)
