import { desc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { alarms } from '../../../alarms/alarm-tables.ts'
import type { Gateway } from '../../../gateway.ts'
import type { OrderPaymentStatus } from '../../../model/order-state.ts'
import { changeOrder, OrderRefusal } from '../../../orders/change-order.ts'
import type { OrderAction } from '../../../orders/order-steps.ts'
import { orders } from '../../../orders/order-tables.ts'
import { outbox } from '../../../outbox/outbox-tables.ts'
import { createAdyenCustomer, type AdyenCustomer, type FormName } from '../../../../testing/providers/adyen-customer.ts'
import { useAdyenShop } from '../../../../testing/providers/adyen-shop.ts'

// Actions of customers, banks, webhooks and the network, in any order, on two gateways.
const shop = useAdyenShop()
let other: Gateway

/** Adyen carries out the next request, but its answer is lost. */
function loseAnswer() {
  shop.intercept(async (_call, send) => {
    const answer = await send()
    shop.intercept((_next, sendNext) => sendNext())
    if (answer.ok) throw new TypeError('terminated')
    return answer
  })
}

/** The operator changes the latest order, if any. */
async function changeLatest(action: OrderAction) {
  const [order] = await shop.db.select().from(orders).orderBy(desc(orders.placedAt)).limit(1)
  if (!order) return
  await changeOrder(shop.db, order, action).catch((failure: unknown) => {
    if (!(failure instanceof OrderRefusal)) throw failure
  })
}

/** An action on all payments of the customer's latest transaction. */
async function ofPayments({ all }: AdyenCustomer, happen: (pspReference: string) => Promise<unknown>) {
  for (const psp of await shop.numbersAt(all.at(-1)?.transactionId ?? '')) await happen(psp)
}

type Step = (customer: AdyenCustomer) => unknown
const named = (name: string, step: Step) => Object.assign(step, { toString: () => name })

const which = fc.nat(5)
const times = fc.integer({ min: 1, max: 3 })
// More frequent where a mistake costs money: several bank pages, all of them approved.
const form = fc.constantFrom<FormName>('card', 'declined', 'challenged', 'elsewhere', 'elsewhere', 'elsewhere')
const bankAnswer = fc.constantFrom('approve', 'approve', 'approve', 'pay-and-close', 'pending', 'refuse', 'cancel')

const press = fc
  .tuple(form, times)
  .map(([how, count]) => named(`press ${how} ${count}`, ({ press: pay }) => pay(how, count)))
const answerBank = fc
  .tuple(which, bankAnswer)
  .map(([index, answer]) => named(`bank ${index} ${answer}`, (customer) => customer.answerBank(index, answer)))
const comeBack = fc
  .tuple(which, times)
  .map(([index, count]) => named(`back ${index} ${count}`, (customer) => customer.comeBack(index, count)))
const webhook = fc
  .tuple(which, fc.constantFrom('deliver', 'duplicate'))
  .map(([index, what]) => named(`${what} ${index}`, () => shop.deliver(index, what)))
const operate = fc
  .constantFrom('ship' as const, 'cancel' as const, 'refund' as const)
  .map((action) => named(action, () => changeLatest(action)))
const fails = fc
  .constantFrom('captures', 'refunds', 'reversals')
  .map((what) => named(`fail ${what}`, (customer) => ofPayments(customer, (psp) => shop.failNext(psp, what))))
const reports = fc
  .constantFrom('EXPIRE', 'CANCELLATION', 'TECHNICAL_CANCEL', 'REFUND', 'CHARGEBACK')
  .map((event) => named(event, (customer) => ofPayments(customer, (psp) => shop.report(psp, event))))
const rare = fc.constantFrom(
  named('order anew', ({ orderAnew }) => orderAnew()),
  named('lose answer', loseAnswer),
  named('time', () => shop.passTime()),
  named('jobs', () => Promise.all([shop.gateway.runDueJobs(), other.runDueJobs()])),
)
const step = fc.oneof(
  { weight: 5, arbitrary: press },
  { weight: 5, arbitrary: answerBank },
  { weight: 3, arbitrary: comeBack },
  { weight: 3, arbitrary: webhook },
  { weight: 4, arbitrary: rare },
  { weight: 3, arbitrary: operate },
  { weight: 1, arbitrary: fails },
  { weight: 1, arbitrary: reports },
)

/** Lets slow banks decide, delivers all webhooks, and runs the jobs. */
async function letEverythingEnd() {
  shop.intercept((_call, send) => send())
  shop.passTime()
  for (let round = 0; round < 3; round++) {
    await shop.db.update(outbox).set({ dueAt: new Date(0) })
    await shop.deliverWebhooks()
    await shop.afterWebhooks()
  }
}

const IN_FLIGHT: ReadonlySet<string | undefined> = new Set(['capturing', 'refunding', 'cancelling'])
const HELD: ReadonlySet<string> = new Set(['authorised', 'captured'])

/** How often Adyen holds money for a transaction, and how often its order expects that. A failed release with an alarm counts as equal. */
async function heldAndSaid(transactionId: string, paymentStatus: OrderPaymentStatus | undefined) {
  const held = (await shop.paymentsAt(transactionId)).filter((state) => HELD.has(state)).length
  const raised = await shop.db.select().from(alarms).where(eq(alarms.subjectId, transactionId))
  const isMissed = raised.some(({ kind }) => kind === 'surplus-not-released')
  const isSaid = paymentStatus !== undefined && (HELD.has(paymentStatus) || paymentStatus === 'disputed')
  return { held, said: isMissed ? held : Number(isSaid) }
}

const RUNS = Number(process.env['RUNS'] ?? 15)

describe('the model of Adyen', () => {
  beforeAll(() => {
    other = shop.gateway.another()
  })

  it(
    'what Adyen holds in the end is what was ordered, once, whatever has happened [PAY-27]',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          await shop.reset()
          await shop.scenario('never')
          const customer = await createAdyenCustomer(shop)
          for (const act of steps) await act(customer)
          await letEverythingEnd()
          for (const { transactionId, orders: placed } of customer.all) {
            const paymentStatus = (await placed())[0]?.paymentStatus
            const { held, said } = await heldAndSaid(transactionId, paymentStatus)
            expect([transactionId, held, IN_FLIGHT.has(paymentStatus)]).toEqual([transactionId, said, false])
          }
        }),
        { numRuns: RUNS },
      )
    },
    RUNS * 5000,
  )
})
