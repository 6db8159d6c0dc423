// Runs an operator's command on a gateway's database. The gateway may be running.
//   node src/operator.ts help
import { readDatabaseSettings } from './database/database-settings.ts'
import { withDatabase } from './database/with-database.ts'
import { helpText, runCommand } from './operator/commands.ts'
import { print, printFailure } from './operator/print.ts'
import { UsageError } from './operator/usage-error.ts'
import { terminalOperator } from './operator/terminal.ts'

const [name = 'help', ...words] = process.argv.slice(2)
try {
  if (name === 'help' || name === '--help') print(helpText())
  else {
    await withDatabase(readDatabaseSettings(process.env), async (db) =>
      print(await runCommand(db, name, words, terminalOperator)),
    )
  }
} catch (failure) {
  printFailure(failure)
  process.exitCode = failure instanceof UsageError ? 2 : 1
}
