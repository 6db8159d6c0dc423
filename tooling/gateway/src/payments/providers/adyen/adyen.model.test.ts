import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../../../gateway.ts'
import { createAdyenCustomer, type AdyenCustomer, type FormName } from '../../../testing/adyen-customer.ts'
import { createAdyenShop, type AdyenShop } from '../../../testing/adyen-shop.ts'

// What customers, banks, webhooks and the net may do, in any order, on two gateways.
let shop: AdyenShop
let other: Gateway
beforeAll(async () => {
  shop = await createAdyenShop()
  other = shop.gateway.another()
})
afterAll(() => shop.gateway.close())

/** The next answer of Adyen is lost; what was asked has been done. */
function loseAnswer() {
  shop.intercept(async (_call, send) => {
    const answer = await send()
    shop.intercept((_next, sendNext) => sendNext())
    if (answer.ok) throw new TypeError('terminated')
    return answer
  })
}

type Step = (customer: AdyenCustomer) => unknown
const named = (name: string, step: Step) => Object.assign(step, { toString: () => name })

const which = fc.nat(5)
const times = fc.integer({ min: 1, max: 3 })
// What costs money when it goes wrong is tried more often: several pages of banks, all of them approved.
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
)

/** Slow banks have decided, every webhook has come, and the jobs have run. */
async function letEverythingEnd() {
  shop.intercept((_call, send) => send())
  shop.passTime()
  for (let round = 0; round < 2; round++) {
    await shop.deliverWebhooks()
    await shop.afterWebhooks()
  }
}

const RUNS = Number(process.env['GENERATED_PURCHASES'] ?? 15)

it(
  'what is reserved at Adyen in the end is what was ordered, once, whatever has happened',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await shop.reset()
        await shop.scenario('never')
        const customer = await createAdyenCustomer(shop)
        for (const act of steps) await act(customer)
        await letEverythingEnd()
        for (const { transactionId, orders } of customer.all) {
          const reserved = (await shop.paymentsAt(transactionId)).filter((state) => state === 'authorised')
          expect([transactionId, reserved.length]).toEqual([transactionId, (await orders()).length])
        }
      }),
      { numRuns: RUNS },
    )
  },
  RUNS * 5000,
)
