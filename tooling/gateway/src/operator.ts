// What the shop's operator does at the database of a gateway that may be running.
//   node src/operator.ts help
import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { readDatabaseSettings } from './database/database-settings.ts'
import { withDatabase } from './database/with-database.ts'
import { helpText, runCommand, type Operator } from './operator/commands.ts'
import { UsageError } from './operator/usage-error.ts'

const operator: Operator = {
  name: userInfo().username,
  async confirm(consequence) {
    // A script has no person who could answer: it says --yes.
    if (!process.stdin.isTTY) return false
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return (await terminal.question(`${consequence}\nType "yes" to do it: `)).trim().toLowerCase() === 'yes'
    } finally {
      terminal.close()
    }
  },
}

const [name = 'help', ...words] = process.argv.slice(2)
try {
  if (name === 'help' || name === '--help') console.log(helpText())
  else {
    await withDatabase(readDatabaseSettings(process.env), async (db) =>
      console.log(await runCommand(db, name, words, operator)),
    )
  }
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = failure instanceof UsageError ? 2 : 1
}
