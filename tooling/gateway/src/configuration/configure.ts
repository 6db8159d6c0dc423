import { parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import { readChangedShop, writeChanges, type ChangedShop } from './changed-shops.ts'
import { changeable, valueOf, withChanges } from '../shops/configuration-changes.ts'
import { checkCurrency } from '../shops/check-currency.ts'
import { checkChanges, checkPayable, readChanges, startsFreeOrders } from './read-changes.ts'

const USAGE = 'npm run configure -- <shop> [name=value ...] [--reset] [--force] [--yes]'

/** The person who configures a shop. */
interface Configurer {
  /** Asks whether to go on. Resolves to false if no person can answer. */
  confirm: (consequence: string) => Promise<boolean>
  /** Writes to the operators' log that a shop takes free orders from now on. */
  record: (shopId: string) => Promise<void>
}

/**
 * Shows or changes the configuration of a shop, by the words of the command line. Returns the text to print. A change after
 * which the shop takes orders without payment must be confirmed, and is logged.
 */
export async function configure(db: Database, words: readonly string[], configurer: Configurer): Promise<string> {
  const { shopId, assignments, isReset, isForced, isConfirmed } = readWords(words)
  const shop = await readChangedShop(db, shopId)
  checkCurrency(shopId, shop.settings)
  const wanted = readChanges(assignments)
  const changes = { ...(!isReset && shop.changes), ...wanted }
  if (!isForced) {
    checkChanges(shop.configuration, wanted)
    if (assignments.length > 0) checkPayable(shopId, shop, changes)
  }
  const startsFree = startsFreeOrders(shop, changes)
  const consequence = `${shopId} takes orders without payment then.`
  if (startsFree && !isConfirmed && !(await configurer.confirm(consequence))) {
    return `${consequence}\nNothing is done. To do it: the same with --yes at the end.`
  }
  // Recorded first, so that no change happens without a log entry.
  if (startsFree) await configurer.record(shopId)
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
  const [shopId, ...assignments] = positionals
  if (shopId === undefined) throw new Error(USAGE)
  return {
    shopId,
    assignments,
    isReset: values.reset === true,
    isForced: values.force === true,
    isConfirmed: values.yes === true,
  }
}

const SWITCHED = new Map<unknown, string>([
  [true, 'on'],
  [false, 'off'],
  [undefined, 'absent'],
])
const written = (value: unknown) => SWITCHED.get(value) ?? (typeof value === 'string' ? value : JSON.stringify(value))

/** Lists the current values of a shop, one a line. A changed value also shows the original one. */
function report({ configuration, changes }: ChangedShop): string {
  const present = withChanges(configuration, changes)
  return changeable
    .map((name) => {
      const line = `${name}=${written(valueOf(present, name))}`
      return Object.hasOwn(changes, name) ? `${line}  (was ${written(valueOf(configuration, name))})` : line
    })
    .join('\n')
}
