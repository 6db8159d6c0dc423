// Changes the configuration of a shop in a gateway's database. The gateway may be running.
//   node src/configure.ts phonicear_dk allowPromoCode=on orderSummaryType=uk
import { configure } from './configuration/configure.ts'
import { readDatabaseSettings } from './database/database-settings.ts'
import { withDatabase } from './database/with-database.ts'
import { operatorLog } from './operator/operator-log-tables.ts'
import { print, printFailure } from './operator/print.ts'
import { terminalOperator } from './terminal.ts'

try {
  await withDatabase(readDatabaseSettings(process.env), async (db) => {
    const { name: operator, confirm } = terminalOperator
    const record = async (shopId: string) => {
      await db.insert(operatorLog).values({ operator, command: 'configure', subject: `${shopId} takes free orders` })
    }
    print(await configure(db, process.argv.slice(2), { confirm, record }))
  })
} catch (failure) {
  printFailure(failure)
  process.exitCode = 1
}
