import { readFileSync, statSync } from 'node:fs'
import type { Database } from '../../database/database.ts'
import { createDigests } from '../../secrets/digests.ts'
import { readGatewaySecrets } from '../../secrets/gateway-secrets.ts'
import { erasePerson } from './erase-person.ts'
import { findReturned, readErasures, recordErasure, type Returned } from './erasures.ts'
import type { Asked, OperatorPlan } from '../operator-command.ts'
import { UsageError } from '../usage-error.ts'

const MAX_BYTES = 50 * 2 ** 20

/** Plans to erase the people of a list again, whose data a restore has brought back. */
export async function planErasingAgain(
  db: Database,
  [file, ...others]: readonly string[],
  environment: Asked['environment'],
): Promise<OperatorPlan> {
  if (file === undefined || others.length > 0) throw new UsageError()
  if (statSync(file).size > MAX_BYTES) throw new Error(`${file} is larger than ${MAX_BYTES} bytes.`)
  const { secret, earlierSecrets } = readGatewaySecrets(environment)
  const digests = createDigests(secret, earlierSecrets)
  const erased = readErasures(readFileSync(file, 'utf8'))
  const returned = await findReturned(db, digests, erased)
  const again = returned.filter(({ isNewer }) => !isNewer)
  return {
    consequence: [
      `${erased.length} erasures are listed. This database has data of ${again.length} of these people, which are erased for good.`,
      ...newerLines(returned),
    ].join('\n'),
    subject: `again: ${again.length} of ${erased.length}`,
    run: async () => {
      for (const { email, shopId, erasedAt } of again) {
        await db.transaction(async (tx) => {
          await recordErasure(tx, digests, { email, shopId, erasedAt })
          await erasePerson(tx, email, shopId)
        })
      }
      return [`${again.length} people are erased again.`, ...newerLines(returned)].join('\n')
    },
  }
}

/** Names the people who have come back by themselves, for the operator to decide. */
const newerLines = (returned: readonly Returned[]): string[] => {
  const emails = returned.flatMap(({ email, isNewer }) => (isNewer ? [email] : []))
  return emails.length === 0 ? [] : [`Left alone, because some of their data are newer: ${emails.join(', ')}.`]
}
