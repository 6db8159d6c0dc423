import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { findOwner } from '../deployment/claim-deployment.ts'
import { differences, listDifferences, type ConfiguredDeployment, type Difference } from '../deployment/deployment.ts'
import { deployment } from '../deployment/deployment-tables.ts'
import { countOpenWork, holdOpenWork, type Whose } from '../deployment/open-work.ts'
import { readDeployment } from '../deployment/read-deployment.ts'
import { typedCommand } from '../failures/typed-command.ts'
import type { ChangingCommand } from './operator-command.ts'

/** Gives a database to the deployment of these settings, and holds the open work of the one before. */
export const adoptCommand: ChangingCommand = {
  forms: { '': 'takes over a restored copy, or a new merchant account; holds what the deployment before has open' },
  runsAnywhere: true,
  plan: async (db, _words, { environment }) => {
    const ours = readDeployment(environment)
    const owner = await findOwner(db)
    const found = owner && differences(owner, ours)
    if (found?.length === 0) throw new Error('The database belongs to this deployment already.')
    const whose = affected(found)
    const { payments, outboxEntries } = await countOpenWork(db, whose)
    const before = owner?.environment ?? 'an earlier release'
    const differing = found ? `\n${listDifferences(found)}` : ''
    return {
      consequence: [
        `The database belongs to ${before}. It would belong to ${ours.environment}, with these settings:${differing}`,
        `${payments} open payments and ${outboxEntries} outbox entries are held: nothing about them is sent or asked.`,
        `Gateways with the settings of before cannot start on it any more. ${await connectionsTo(db)} connections use it now.`,
      ].join('\n'),
      subject: `${before} to ${ours.environment}: ${found?.map(({ part }) => part).join(', ') ?? 'all'}`,
      run: () => adopt(db, ours, { whose, because: `Held: it was open when ${ours.environment} adopted the database` }),
    }
  },
}

/** A copy brings all work of another deployment along. A new merchant account only concerns the payments of its provider. */
function affected(found: readonly Difference[] | undefined): Whose {
  const parts = found?.map(({ part }) => part)
  return !parts || parts.includes('environment') || parts.includes('secret') ? 'all' : parts
}

async function adopt(db: Database, ours: ConfiguredDeployment, { whose, because }: { whose: Whose; because: string }) {
  const { environment, secretKeyId, accounts } = ours
  await migrate(db)
  await db.transaction(async (tx) => {
    await holdOpenWork(tx, whose, because)
    const adopted = { environment, secretKeyId, accounts, adoptedAt: sql`now()` }
    await tx.insert(deployment).values(adopted).onConflictDoUpdate({ target: deployment.id, set: adopted })
  })
  return `The database belongs to ${environment}. What is held: ${typedCommand('attention')}`
}

async function connectionsTo(db: Database): Promise<number> {
  const found = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return found.rowCount ?? 0
}
