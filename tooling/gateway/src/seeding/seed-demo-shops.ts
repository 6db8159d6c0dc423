import '../database/commonjs-drizzle.ts'

// A local gateway starts this process with the address of its database.
const url = process.env['DATABASE_OWNER_URL'] ?? ''
// The gateway has stopped, for any reason.
process.once('disconnect', () => process.exit(1))
const { withDatabase } = await import('../database/with-database.ts')
const { prepareDatabase } = await import('./prepare-database.ts')
const { readDemoData } = await import('./read-demo-data.ts')
await withDatabase({ databaseUrl: url, databaseOwnerUrl: url, dataDir: '' }, (db) =>
  prepareDatabase(db, readDemoData(), 'customers with orders'),
)
process.exit(0)
