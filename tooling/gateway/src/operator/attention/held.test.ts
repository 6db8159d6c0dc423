import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { promoCodeUses } from '../../cart/cart-tables.ts'
import { orders } from '../../orders/order-tables.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { createFakeNets, createShopper, postFromNets, sureOperator, useTestGateway } from '../../../testing/test.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { runCommand } from '../commands.ts'
import { planHeld } from './held.ts'
import { UsageError } from '../usage-error.ts'

const nets = createFakeNets()
const gateway = useTestGateway({ platform: { fetch: nets.fetch } })
const { db } = gateway
let logged: string[]

const run = (...words: string[]) =>
  runCommand(db, 'attention', ['held', ...words], { ...sureOperator, confirm: () => Promise.resolve(false) })

/** Creates a payment whose amount differs from the order's. */
async function held(customProperties = {}) {
  const shopper = createShopper(gateway.fetch)
  const { transactionId, correlationId, paymentId } = await shopper.ordersAtNets({ battery: 2 }, { customProperties })
  nets.pay(paymentId, 100)
  const lookAgain = () => postFromNets(gateway, nets.event(paymentId, 'payment.checkout.completed', `${Math.random()}`))
  await lookAgain()
  const seen = async () => (await shopper.transaction(transactionId, correlationId)).body
  const placed = () => db.$count(orders, eq(orders.transactionId, transactionId))
  return { transactionId, paymentId, lookAgain, seen, placed }
}

describe('payments that are held', () => {
  beforeEach(() => {
    logged = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  })

  it('shows what is held, here and beside the orders', async () => {
    const { transactionId, paymentId } = await held()
    const line = new RegExp(`amount-differs.*${transactionId} of test_dk over .*138,00.*${paymentId} at nets`)
    expect(await run()).toMatch(line)
    expect(await runCommand(db, 'order', [], sureOperator)).toMatch(line)
  })

  it('does nothing before it is confirmed, and says what will come of it', async () => {
    const { transactionId, placed } = await held()
    expect(await run(transactionId, 'order')).toContain('Nothing is done. To do it: the same with --yes')
    expect(await run(transactionId, 'end')).toContain('has to be released or refunded there')
    expect(await placed()).toBe(0)
    expect(await run()).toContain(transactionId)
  })

  it('places the order as it was agreed, once, and tells the customer', async () => {
    const { transactionId, seen, placed } = await held()
    const both = await Promise.allSettled([run(transactionId, 'order', 'yes'), run(transactionId, 'order', 'yes')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { orderNumber } = await seen()
    expect(both).toContainEqual({ status: 'fulfilled', value: `Order ${orderNumber} is placed.` })
    expect(await placed()).toBe(1)
    expect(await db.$count(outbox, eq(outbox.key, `confirmation:${transactionId}`))).toBe(1)
    expect(await run()).not.toContain(transactionId)
    expect(logged.join()).toContain(`"event":"held-payment-resolved","transactionId":"${transactionId}"`)
  })

  it('gives a payment up for good, with the use of its code', async () => {
    const { transactionId, seen, placed, lookAgain } = await held({ promoCode: 'ONCE50' })
    expect(await run(transactionId, 'end', 'yes')).toMatch(/release or refund payment pay/)
    expect(await db.$count(promoCodeUses, eq(promoCodeUses.transactionId, transactionId))).toBe(0)
    await lookAgain()
    expect(await seen()).toMatchObject({ status: 'Cancelled', orderPlaced: false })
    expect([await placed(), await run()]).toEqual([0, expect.not.stringContaining(transactionId)])
  })

  it('keeps the use of a code that the order has taken when another operator gives the payment up a moment later', async () => {
    const { transactionId, placed } = await held({ promoCode: 'ONCE50' })
    const plan = await planHeld(db, [transactionId, 'end'])
    await run(transactionId, 'order', 'yes')
    await expect(plan.run()).rejects.toThrow('Somebody else has just seen to')
    expect(await placed()).toBe(1)
    expect(await db.$count(promoCodeUses, eq(promoCodeUses.transactionId, transactionId))).toBe(1)
  })

  describe('what it does not understand', () => {
    it.each([[['x']], [['x', 'keep']], [['x', 'order', 'no']], [['x', 'order', 'yes', 'please']]])(
      'is %j',
      async (words) => {
        await expect(run(...words)).rejects.toThrow(UsageError)
      },
    )
    it('is a transaction that is not held', async () => {
      await expect(run('x', 'order')).rejects.toThrow('No payment of a transaction x is held.')
      const [row] = await db.select().from(transactions).where(eq(transactions.status, 'paid'))
      await expect(run(row?.id ?? '', 'end', 'yes')).rejects.toThrow('is held')
    })
  })
})
