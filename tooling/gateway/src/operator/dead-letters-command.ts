import type { Database } from '../database/database.ts'
import { deadLetters, retryDeadLetter } from '../outbox/dead-letters.ts'
import type { ChangingCommand, ReadingCommand } from './operator-command.ts'
import { UsageError } from './usage-error.ts'

/** Lists the outbox entries that failed for a day, such as mails and provider calls, and retries one of them. */
export const deadLettersCommand: ReadingCommand & ChangingCommand = {
  usage: '[retry <key>]',
  help: 'mails and provider calls that failed for a day; `retry` lets one begin anew',
  run: (db) => list(db),
  plan: async (db, [action, key, ...others]) => {
    if (action !== 'retry' || key === undefined || others.length > 0) {
      throw new UsageError('npm run gateway -- dead-letters [retry <key>]')
    }
    const isKnown = (await deadLetters(db)).some((item) => item.key === key)
    if (!isKnown) throw new Error(`There is no dead letter "${key}".`)
    return {
      consequence: `"${key}" is tried again from the beginning.`,
      subject: key,
      run: async () => {
        if (!(await retryDeadLetter(db, key))) throw new Error(`There is no dead letter "${key}".`)
        return `"${key}" is tried again.`
      },
    }
  },
}

async function list(db: Database): Promise<string> {
  const found = await deadLetters(db)
  if (found.length === 0) return 'There are none.'
  return found
    .map(({ key, attempts, deadAt, lastError }) => `${deadAt?.toISOString()}  ${key}  ${attempts} tries: ${lastError}`)
    .join('\n')
}
