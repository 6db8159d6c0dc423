import { eq } from 'drizzle-orm'
import { alarms } from '../../src/alarms/alarm-tables.ts'
import { unreachable } from '../../src/failures/unreachable.ts'
import { runCommand } from '../../src/operator/commands.ts'
import { orders } from '../../src/orders/order-tables.ts'
import { outbox } from '../../src/outbox/outbox-tables.ts'
import { sureOperator } from '../sample-operator.ts'
import type { AdyenShop } from './adyen-shop.ts'

/** Places an order and pays it with Adyen. Returns the operator's view of it. */
export async function orderAtAdyen(shop: AdyenShop, pay?: object) {
  const begun = await shop.begin()
  await begun.pay(pay)
  await shop.afterWebhooks()
  return { ...begun, ...placedOrder(shop, begun.transactionId) }
}

/** A payment method without a separate capture. */
export const trustly = { paymentMethod: { type: 'trustly' } }

/** An order whose money is captured at once. */
export async function sentAtOnce(shop: AdyenShop) {
  const begun = await shop.begin()
  const { action } = (await begun.pay(trustly)).body
  const payment = new URL(action.url).searchParams.get('payment') ?? ''
  const back = await shop.press('/bank/answer', { payment, answer: 'approve' })
  await begun.goOn({ redirectResult: new URL(back).searchParams.get('redirectResult') })
  await shop.afterWebhooks()
  return begun
}

/** The operator's commands for an order, and its state. */
export function placedOrder(shop: AdyenShop, transactionId: string) {
  const { db } = shop
  const isOfThis = eq(orders.transactionId, transactionId)
  const order = async () => (await db.select().from(orders).where(isOfThis))[0] ?? unreachable('It is placed')
  const run = async (command: string, ...words: string[]) =>
    runCommand(db, command, [`test_dk/${(await order()).orderNumber}`, ...words], sureOperator)
  return {
    run,
    /** Runs the outbox until Adyen has answered by webhook. */
    reconcileAll: async () => {
      await db.update(outbox).set({ dueAt: new Date(0) })
      await shop.gateway.runDueJobs()
      await shop.afterWebhooks()
    },
    /** The state of order and payment, such as `Open authorised`. */
    state: async () => {
      const { status, paymentStatus } = await order()
      return `${status} ${paymentStatus}`
    },
    alarms: async () => {
      const raised = await db.select().from(alarms).where(eq(alarms.subjectId, transactionId))
      return raised.map(({ kind }) => kind).toSorted()
    },
    mails: async () => {
      const rows = await db.select().from(outbox).where(eq(outbox.subjectId, transactionId))
      const mailed = new Set<string>(['confirmation', 'shipped', 'cancelled', 'refunded'])
      return rows
        .map(({ kind }) => kind)
        .filter((kind) => mailed.has(kind))
        .toSorted()
    },
    /** Adyen's number of the order's payment. */
    psp: async () => (await shop.numbersAt(transactionId))[0] ?? unreachable('Adyen shows it'),
  }
}
