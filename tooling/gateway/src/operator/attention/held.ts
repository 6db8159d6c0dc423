import { and, eq } from 'drizzle-orm'
import { releaseUse } from '../../cart/promo-codes/promo-code-uses.ts'
import type { Database } from '../../database/database.ts'
import { logEvent } from '../../failures/log-event.ts'
import { formatMoney } from '../../money/format.ts'
import { placeHeldOrder } from '../../orders/place-order.ts'
import { endHeld, findById, isHeld, OTHER_DEPLOYMENT, type Transaction } from '../../transactions/transaction-store.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import type { OperatorPlan } from '../operator-command.ts'
import { UsageError } from '../usage-error.ts'

type Resolution = 'order' | 'end'

/** Plans an operator's decision on a held payment or free order. */
export async function planHeld(
  db: Database,
  [id = '', resolution, ...others]: readonly string[],
): Promise<OperatorPlan> {
  if (others.length > 0 || (resolution !== 'order' && resolution !== 'end')) throw new UsageError()
  const [held] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, id), isHeld))
  if (!held) throw new Error(`No payment of a transaction ${id} is held.`)
  return {
    consequence: `${describe(held)}\n${consequences(held)[resolution]}`,
    subject: `${held.shopId} ${id} ${resolution}`,
    run: () => resolve(db, held, resolution),
  }
}

function consequences({ provider, heldBecause }: Transaction) {
  if (heldBecause === OTHER_DEPLOYMENT) return OF_OTHER_DEPLOYMENT
  return provider === 'none' ? OF_FREE_ORDER : OF_PAYMENT
}

const OF_OTHER_DEPLOYMENT: Readonly<Record<Resolution, string>> = {
  order:
    'The order is placed here as it was agreed, and the customer told. The order of a copied payment is placed where it was copied from: go on only if the payment is paid and this deployment’s own.',
  end: 'There will be no order here. The payment stays as it is at the provider.',
}

// What was paid differs from what was agreed, so the gateway neither captures nor releases it.
const OF_PAYMENT: Readonly<Record<Resolution, string>> = {
  order: 'The order is placed as it was agreed, and the customer told; first see to what it is held for.',
  end: 'There will be no order; the money at the provider stays as it is, and has to be released or refunded there.',
}

const OF_FREE_ORDER: Readonly<Record<Resolution, string>> = {
  order: 'The order is placed as it was agreed, and the customer told.',
  end: 'There will be no order. The shop sends no mail about it, so write to the customer.',
}

async function resolve(db: Database, held: Transaction, resolution: Resolution): Promise<string> {
  const { id, paymentId, heldBecause } = held
  const isResolved = await (resolution === 'order' ? placeHeldOrder(db, held) : giveUp(db, id))
  if (!isResolved) throw new Error(`Somebody else has just seen to ${id}.`)
  logEvent('held-payment-resolved', { transactionId: id, because: heldBecause ?? '', resolution })
  if (resolution === 'order') return `Order ${(await findById(db, id))?.orderNumber} is placed.`
  if (held.provider === 'none' || heldBecause === OTHER_DEPLOYMENT) return `Transaction ${id} is ended.`
  return `Transaction ${id} is ended: release or refund payment ${paymentId}.`
}

const giveUp = (db: Database, id: string) =>
  db.transaction(async (tx) => {
    const isEnded = await endHeld(tx, id)
    // Another operator may have placed the order, which uses the code.
    if (isEnded) await releaseUse(tx, id)
    return isEnded
  })

/** Lists the held payments and free orders, one a line. */
export const listHeld = async (db: Database): Promise<string[]> =>
  (await db.select().from(transactions).where(isHeld)).map(describe)

function describe({ id, shopId, provider, paymentId, heldBecause, draft }: Transaction): string {
  const transaction = `Held for review (${heldBecause}): transaction ${id} of ${shopId}`
  if (provider === 'none') return `${transaction} over ${piecesIn(draft)} pieces without payment`
  const agreed = formatMoney(draft.totals.total, { ...draft.style, isHidden: false })
  return `${transaction} over ${agreed}, payment ${paymentId} at ${provider}`
}

const piecesIn = ({ lines }: Transaction['draft']) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
