import type { Database } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import { changeable, valueOf, withChanges } from '../shops/configuration-changes.ts'
import { checkCurrency } from '../shops/check-currency.ts'
import { readChangedShop, writeChanges, type ChangedShop } from './changed-shops.ts'
import { checkChanges, checkPayable, readChanges, startsFreeOrders } from './read-changes.ts'

/** The changes of a shop's configuration that an operator typed. */
interface TypedChanges {
  /** Words such as `allowPromoCode=on`. */
  assignments: readonly string[]
  /** Goes back to the shop's own data first. */
  isReset: boolean
  /** Writes what this version would read differently. */
  isForced: boolean
}

// The log shows it on a line.
const LONGEST_SUBJECT = 300

/** Lists the current values of a shop, one a line. A changed value also shows the original one. */
export const showConfiguration = async (db: Database, shopId: string): Promise<string> =>
  report(await readChangedShop(db, shopId))

/** Plans a change of a shop's configuration. Rejects for values that the shop would not understand. */
export async function planConfiguration(
  db: Database,
  shopId: string,
  { assignments, isReset, isForced }: TypedChanges,
) {
  const shop = await readChangedShop(db, shopId)
  checkCurrency(shopId, shop.settings)
  const wanted = readChanges(assignments)
  const changes = { ...(!isReset && shop.changes), ...wanted }
  if (!isForced) {
    checkChanges(shop.configuration, wanted)
    if (assignments.length > 0) checkPayable(shopId, shop, changes)
  }
  const typed = [...(isReset ? ['reset'] : []), ...assignments].join(' ')
  const startsFree = startsFreeOrders(shop, changes)
  const free = startsFree ? [`${shopId} takes orders without payment then.`] : []
  return {
    consequence: [`The configuration of ${shopId} is changed: ${typed}`, ...free].join('\n'),
    subject: `${shopId} ${startsFree ? 'takes free orders ' : ''}${typed}`.slice(0, LONGEST_SUBJECT),
    run: async () => {
      await writeChanges(db, shopId, changes)
      if (startsFree) logEvent('shop-takes-free-orders', { shop: shopId })
      return report({ ...shop, changes })
    },
  }
}

const SWITCHED = new Map<unknown, string>([
  [true, 'on'],
  [false, 'off'],
  [undefined, 'absent'],
])
const written = (value: unknown) => SWITCHED.get(value) ?? (typeof value === 'string' ? value : JSON.stringify(value))

function report({ configuration, changes }: ChangedShop): string {
  const present = withChanges(configuration, changes)
  return changeable
    .map((name) => {
      const line = `${name}=${written(valueOf(present, name))}`
      return Object.hasOwn(changes, name) ? `${line}  (was ${written(valueOf(configuration, name))})` : line
    })
    .join('\n')
}
