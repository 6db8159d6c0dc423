// Changes the configuration of a shop in the database of a gateway that may be running.
//   node src/configure.ts phonicear_dk allowPromoCode=on orderSummaryType=uk
import { openDatabase } from './database/database.ts'
import { joinEmbeddedServer } from './database/embedded/embedded-server.ts'
import { readSettings } from './settings.ts'
import { configure } from './configuration/configure.ts'

const settings = readSettings(process.env)
const embedded = settings.databaseUrl === '' ? await joinEmbeddedServer(settings.dataDir) : undefined
const { db, pool } = openDatabase(embedded?.urlOf('postgres') ?? settings.databaseUrl)
try {
  console.log(await configure(db, process.argv.slice(2)))
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
} finally {
  await pool.end()
  await embedded?.leave()
}
