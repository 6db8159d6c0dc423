import { parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import { readChangedShop, writeChanges } from './changed-shops.ts'
import { checkChanges, checkPayable, readChanges } from './read-changes.ts'
import { report } from './report.ts'

const USAGE = 'npm run configure -- <shop> [name=value ...] [--reset] [--force]'

/** Shows a shop's configuration or changes it, as an operator's words say; answers what there is to print. */
export async function configure(db: Database, words: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { reset: { type: 'boolean' }, force: { type: 'boolean' } },
  })
  const [shopId, ...assignments] = positionals
  if (shopId === undefined) throw new Error(USAGE)
  const shop = await readChangedShop(db, shopId)
  const wanted = readChanges(assignments)
  const changes = { ...(!values.reset && shop.changes), ...wanted }
  if (!values.force) {
    checkChanges(shop.configuration, wanted)
    if (assignments.length > 0) checkPayable(shop.configuration, changes)
  }
  if (values.reset || assignments.length > 0) await writeChanges(db, shopId, changes)
  return report({ ...shop, changes })
}
