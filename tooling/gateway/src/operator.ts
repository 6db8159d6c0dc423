// Runs an operator's command on a gateway's database. The gateway may be running.
//   node src/operator.ts help
import { readDatabaseSettings } from './database/database-settings.ts'
import { withDatabase } from './database/with-database.ts'
import { helpText, runCommand } from './operator/commands.ts'
import { findError } from './operator/find-error.ts'
import { print, printFailure } from './operator/print.ts'
import { reEncrypt } from './operator/re-encrypt.ts'
import { UsageError } from './operator/usage-error.ts'
import { readGatewaySecrets } from './secrets/gateway-secrets.ts'
import { terminalOperator } from './terminal.ts'

const [name = 'help', ...words] = process.argv.slice(2)
try {
  if (name === 'help' || name === '--help') print(helpText())
  else if (name === 'find') print(await findError(words, process.stdin))
  else if (name === 're-encrypt') {
    const { secret, earlierSecrets } = readGatewaySecrets(process.env)
    await withDatabase(readDatabaseSettings(process.env), async (db) => {
      const { changed, unreadable } = await reEncrypt(db, secret, earlierSecrets)
      print(`${changed} personal numbers are encrypted with the present secret. ${unreadable} cannot be read.`)
    })
  } else {
    await withDatabase(readDatabaseSettings(process.env), async (db) =>
      print(await runCommand(db, name, words, terminalOperator)),
    )
  }
} catch (failure) {
  printFailure(failure)
  process.exitCode = failure instanceof UsageError ? 2 : 1
}
