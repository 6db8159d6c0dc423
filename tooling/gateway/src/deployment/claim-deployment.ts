import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { typedCommand } from '../failures/typed-command.ts'
import { differences, listDifferences, type ConfiguredDeployment, type KnownDeployment } from './deployment.ts'
import { deployment } from './deployment-tables.ts'

const whatToDo = () =>
  `Name the database of this deployment in DATABASE_URL. For a restored copy, or a change that is meant:\n${typedCommand('adopt')}`

/** The database belongs to another deployment. The message says in what they differ, and what to do. */
export class OtherDeployment extends Error {
  override name = 'OtherDeployment'
}

/** How a database is reached. */
interface Reached {
  /** True for the embedded server of this machine, which no other deployment can reach. */
  isEmbedded: boolean
}

/** Returns the deployment that a database belongs to, or undefined before its first gateway. */
export async function findOwner(db: Database) {
  if (!(await hasTable(db, 'deployment'))) return undefined
  const [owner] = await db.select().from(deployment)
  return owner
}

/**
 * Rejects with `OtherDeployment` if the database belongs to another deployment. A used database without an owner comes from an
 * earlier release: only production and the embedded server take it over.
 */
export async function refuseOtherDeployment(
  db: Database,
  known: KnownDeployment,
  { isEmbedded }: Reached,
): Promise<void> {
  const owner = await findOwner(db)
  if (owner) {
    const found = differences(owner, known)
    if (found.length === 0) return
    throw new OtherDeployment(`This database belongs to another deployment:\n${listDifferences(found)}\n${whatToDo()}`)
  }
  if (isEmbedded || known.environment === 'production' || !(await isUsed(db))) return
  throw new OtherDeployment(
    `This database has payments and does not say whose they are. Here it would be ${known.environment}.\n${whatToDo()}`,
  )
}

/**
 * Migrates the database of a starting gateway and writes whose it is, once. Any number of gateways may start together. Rejects
 * with `OtherDeployment` before it changes anything.
 */
export async function claimDeployment(db: Database, ours: ConfiguredDeployment, reached: Reached): Promise<void> {
  await refuseOtherDeployment(db, ours, reached)
  await migrate(db)
  const { environment, secretKeyId, accounts } = ours
  await db.insert(deployment).values({ environment, secretKeyId, accounts }).onConflictDoNothing()
  // Another gateway may have written the row meanwhile.
  await refuseOtherDeployment(db, ours, reached)
  // After the check these differ by a new secret whose earlier one is readable, and by a new provider.
  await db.update(deployment).set({ secretKeyId, accounts }).where(eq(deployment.environment, environment))
}

const isUsed = async (db: Database) =>
  (await hasTable(db, 'transactions')) && (await db.execute(sql`select from transactions limit 1`)).rowCount === 1

const hasTable = async (db: Database, table: string) => {
  const found = await db.execute(sql`select from pg_tables where schemaname = 'public' and tablename = ${table}`)
  return found.rowCount === 1
}
