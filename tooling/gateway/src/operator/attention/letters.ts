import type { Database } from '../../database/database.ts'
import { deadLetters, retryDeadLetter } from '../../outbox/dead-letters.ts'
import type { OperatorPlan } from '../operator-command.ts'
import { UsageError } from '../usage-error.ts'

/** Lists the outbox entries that failed for a day, such as mails and provider calls. */
export async function listLetters(db: Database): Promise<string> {
  const found = await deadLetters(db)
  if (found.length === 0) return 'There are none.'
  return found
    .map(({ key, attempts, deadAt, lastError }) => `${deadAt?.toISOString()}  ${key}  ${attempts} tries: ${lastError}`)
    .join('\n')
}

/** Plans to retry one of these entries. */
export async function planLetter(db: Database, [action, key, ...others]: readonly string[]): Promise<OperatorPlan> {
  if (action !== 'retry' || key === undefined || others.length > 0) throw new UsageError()
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
}
