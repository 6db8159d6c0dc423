import { and, eq } from 'drizzle-orm'
import { releaseUse } from '../cart/promo-code-uses.ts'
import type { Database } from '../database/database.ts'
import { transactions } from '../database/schema.ts'
import { logEvent } from '../failures/log-event.ts'
import { formatMoney } from '../money/format.ts'
import { placeHeldOrder } from '../orders/place-order.ts'
import { endHeld, findById, isHeld, type Transaction } from '../transactions/transaction-store.ts'
import type { ChangingCommand, ReadingCommand } from './operator-command.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 'npm run gateway -- held [<transaction> order|end]'

/** What becomes of a held payment. */
type Resolution = 'order' | 'end'

/** Shows the payments that are not what was asked for, and decides about one, which only a person may. */
export const heldCommand: ReadingCommand & ChangingCommand = {
  usage: '[<transaction> order|end]',
  help: 'payments held for review: `order` places the order as agreed, `end` gives it up',
  run: async (db) => (await listHeld(db)).join('\n') || 'There are none.',
  plan: async (db, [id = '', resolution, ...others]) => {
    if (others.length > 0 || (resolution !== 'order' && resolution !== 'end')) throw new UsageError(USAGE)
    const [held] = await db
      .select()
      .from(transactions)
      .where(and(eq(transactions.id, id), isHeld))
    if (!held) throw new Error(`No payment of a transaction ${id} is held.`)
    return {
      consequence: `${describe(held)}\n${CONSEQUENCES[resolution]}`,
      subject: `${held.shopId} ${id} ${resolution}`,
      run: () => resolve(db, held, resolution),
    }
  },
}

// What nobody can take back is said first: the provider has an amount that is not the order's, so its money is left alone.
const CONSEQUENCES: Readonly<Record<Resolution, string>> = {
  order: 'The order is placed as it was agreed, and the customer told; first see to the difference at the provider.',
  end: 'There will be no order; the money at the provider stays as it is, and has to be released or refunded there.',
}

async function resolve(db: Database, held: Transaction, resolution: Resolution): Promise<string> {
  const { id, paymentId, heldBecause } = held
  const isResolved = await (resolution === 'order' ? placeHeldOrder(db, held) : giveUp(db, id))
  if (!isResolved) throw new Error(`Somebody else has just seen to ${id}.`)
  logEvent('held-payment-resolved', { transactionId: id, because: heldBecause ?? '', resolution })
  if (resolution === 'end') return `Transaction ${id} is ended: release or refund payment ${paymentId}.`
  return `Order ${(await findById(db, id))?.orderNumber} is placed.`
}

const giveUp = (db: Database, id: string) =>
  db.transaction(async (tx) => {
    await releaseUse(tx, id)
    return await endHeld(tx, id)
  })

/** The held payments, a line each. */
export const listHeld = async (db: Database): Promise<string[]> =>
  (await db.select().from(transactions).where(isHeld)).map(describe)

function describe({ id, shopId, provider, paymentId, heldBecause, draft }: Transaction): string {
  const agreed = formatMoney(draft.totals.total, { ...draft.style, isHidden: false })
  return `Held for review (${heldBecause}): transaction ${id} of ${shopId} over ${agreed}, payment ${paymentId} at ${provider}`
}
