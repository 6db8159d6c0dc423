import { parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import { readChangedShop, writeChanges } from './changed-shops.ts'
import { checkChanges, checkPayable, readChanges, startsFreeOrders } from './read-changes.ts'
import { report } from './report.ts'

const COMMAND = 'npm run configure --'
const USAGE = `${COMMAND} <shop> [name=value ...] [--reset] [--force] [yes]`

/**
 * Shows or changes the configuration of a shop, as the operator's words say. Returns the text to print. A change after
 * which the shop takes orders without payment is written only with `yes`, and logged.
 */
export async function configure(db: Database, words: readonly string[]): Promise<string> {
  const { shopId, assignments, isReset, isForced, isConfirmed } = readWords(words)
  const shop = await readChangedShop(db, shopId)
  const wanted = readChanges(assignments)
  const changes = { ...(!isReset && shop.changes), ...wanted }
  if (!isForced) {
    checkChanges(shop.configuration, wanted)
    if (assignments.length > 0) checkPayable(shopId, shop, changes)
  }
  const startsFree = startsFreeOrders(shop, changes)
  if (startsFree && !isConfirmed) return askForConfirmation(shopId, words)
  if (isReset || assignments.length > 0) await writeChanges(db, shopId, changes)
  if (startsFree) logEvent('shop-takes-free-orders', { shop: shopId })
  return report({ ...shop, changes })
}

function readWords(words: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { reset: { type: 'boolean' }, force: { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  const [shopId, ...rest] = positionals
  if (shopId === undefined) throw new Error(USAGE)
  return {
    shopId,
    assignments: rest.filter((word) => word !== 'yes'),
    isReset: values.reset === true,
    isForced: values.force === true,
    isConfirmed: values.yes === true || rest.includes('yes'),
  }
}

const askForConfirmation = (shopId: string, words: readonly string[]) =>
  `${shopId} would take orders without payment. Nothing is changed.\nTo do it: ${COMMAND} ${words.join(' ')} yes`
