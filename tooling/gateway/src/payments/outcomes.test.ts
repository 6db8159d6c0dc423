import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { createFakeProvider, createShopper, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import type { PaymentOutcome } from './providers/provider.ts'

// Sequences of outcomes that a provider may report.
const provider = createFakeProvider('nets')
const gateway = useTestGateway({ settings: { connectProviders: () => new Map([['nets', provider.adapter]]) } })

async function startPaying() {
  const shopper = createShopper(gateway.fetch)
  const { transactionId, correlationId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
  const isThis = eq(transactions.id, transactionId)
  const { db } = gateway
  const hear = async (outcome: PaymentOutcome) => {
    provider.outcomeIs(paymentId, outcome)
    await db
      .update(transactions)
      .set({ providerReadAt: new Date(0) })
      .where(isThis)
    await gateway.runDueJobs()
    const [row] = await db.select().from(transactions).where(isThis)
    const { status } = (await shopper.transaction(transactionId, correlationId)).body
    return [row?.status, status]
  }
  const reason = async () => (await shopper.transaction(transactionId, correlationId)).body.errorMessage
  const keptMethod = async () => (await gateway.db.select().from(transactions).where(isThis))[0]?.paymentMethod
  const paid: PaymentOutcome = { kind: 'paid', amountMinor: 13_800, currency: 'DKK', reference: transactionId }
  const ordered = () => db.$count(orders, eq(orders.transactionId, transactionId))
  return { shopper, transactionId, correlationId, hear, reason, keptMethod, paid, ordered }
}

describe('a payment', () => {
  it('[RES-17] tells who knows both ids what became of it, and nothing personal', async () => {
    const { hear, paid, shopper, transactionId, correlationId } = await startPaying()
    const ask = async (second: string) =>
      (await shopper.call('GET', `/payments/status/${transactionId}?correlationId=${second}`)).body
    expect(await ask(correlationId)).toEqual({ status: 'Pending', orderNumber: '' })
    await hear(paid)
    const { orderNumber } = (await shopper.transaction(transactionId, correlationId)).body
    expect(await ask(correlationId)).toEqual({ status: 'Succeeded', orderNumber })
    expect(await ask('x')).toMatchObject({ errorCode: 'not-found' })
  })

  it('that was refused may be tried again', async () => {
    const { hear, paid, ordered, shopper, transactionId } = await startPaying()
    expect(await hear({ kind: 'refused' })).toEqual(['authorising', 'Pending'])
    expect((await shopper.placeOrder()).body.transactionId).toBe(transactionId)
    expect(await hear(paid)).toEqual(['paid', 'Succeeded'])
    expect(await ordered()).toBe(1)
  })

  it.each([
    ['refused', 'PaymentRefused'],
    ['failed', 'PaymentError'],
    ['cancelled', 'PaymentError'],
  ] as const)('that has %s says why [RES-09]', async (kind, words) => {
    const { hear, reason } = await startPaying()
    expect(await reason()).toBe('')
    await hear({ kind: 'pending' })
    await hear({ kind })
    expect(await reason()).toBe(words)
  })

  it('that is paid after a refusal does not show the refusal any more [RES-09]', async () => {
    const { hear, reason, paid } = await startPaying()
    await hear({ kind: 'pending' })
    await hear({ kind: 'refused' })
    await hear(paid)
    expect(await reason()).toBe('')
  })

  it('is stored with its payment method', async () => {
    const { hear, keptMethod, paid } = await startPaying()
    await hear({ ...paid, paymentMethod: 'mobilepay' })
    expect(await keptMethod()).toBe('mobilepay')
  })

  it('that is pending waits for its outcome, and may be tried again after a refusal', async () => {
    const { hear, paid } = await startPaying()
    expect(await hear({ kind: 'pending' })).toEqual(['pending', 'Pending'])
    expect(await hear({ kind: 'open' })).toEqual(['pending', 'Pending'])
    expect(await hear({ kind: 'refused' })).toEqual(['authorising', 'Pending'])
    expect(await hear(paid)).toEqual(['paid', 'Succeeded'])
  })

  it.each([
    ['failed', 'Error'],
    ['cancelled', 'Cancelled'],
  ] as const)('that has %s is over: the same order placed again is another transaction', async (kind, status) => {
    const { hear, ordered, shopper, transactionId } = await startPaying()
    expect(await hear({ kind })).toEqual([kind, status])
    expect(await hear({ kind: 'pending' })).toEqual([kind, status])
    expect((await shopper.placeOrder()).body.transactionId).not.toBe(transactionId)
    expect(await ordered()).toBe(0)
  })

  it('that is held for review stays as it is, whatever its provider reports later', async () => {
    const { hear, keptMethod, paid } = await startPaying()
    expect(await hear({ ...paid, amountMinor: 1, paymentMethod: 'swish' })).toEqual(['pending', 'Pending'])
    // The order may still be placed later.
    expect(await keptMethod()).toBe('swish')
    for (const kind of ['cancelled', 'failed', 'refused'] as const) {
      expect(await hear({ kind })).toEqual(['pending', 'Pending'])
    }
  })
})
