import type { Database } from '../database/database.ts'
import { deadLetters, retryDeadLetter } from '../outbox/dead-letters.ts'
import { UsageError } from './usage-error.ts'

/** Shows what the outbox has given up: mails that nobody takes, payments that could not be ended. */
export const deadLettersCommand = {
  usage: '[retry <key>]',
  help: 'mails and provider calls that failed for a day; `retry` lets one begin anew',
  run: async (db: Database, [action, key]: readonly string[]): Promise<string> => {
    if (action === undefined) return await list(db)
    if (action !== 'retry' || key === undefined) throw new UsageError('npm run gateway -- dead-letters [retry <key>]')
    if (!(await retryDeadLetter(db, key))) throw new Error(`There is no dead letter "${key}".`)
    return `"${key}" is tried again.`
  },
}

async function list(db: Database): Promise<string> {
  const found = await deadLetters(db)
  if (found.length === 0) return 'There are none.'
  return found
    .map(({ key, attempts, deadAt, lastError }) => `${deadAt?.toISOString()}  ${key}  ${attempts} tries: ${lastError}`)
    .join('\n')
}
