import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { promoCodeUses } from '../cart/cart-tables.ts'
import { createFakeProvider, createShopper, eventually, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const provider = createFakeProvider('nets')
const gateway = useTestGateway({ settings: { connectProviders: () => new Map([['nets', provider.adapter]]) } })

describe('the start of a payment', () => {
  it('shows every tab the same payment, also when the first one to be created comes after the second', async () => {
    const shopper = createShopper(gateway.fetch)
    await shopper.add({ battery: 1 })
    await shopper.placeOrder()
    const letGo = provider.holdNextCreation()
    const slow = shopper.nets()
    while (!provider.asked.some((what) => what.startsWith('create'))) await shopper.cart()
    await gateway.db.update(transactions).set({ paymentClaimedAt: sql`now() - interval '31 seconds'` })
    const { paymentId } = (await shopper.nets()).body
    letGo()
    expect((await slow).body).toEqual({ paymentId })
    expect((await shopper.nets()).body).toEqual({ paymentId })
  })

  it('keeps the use of a code for the tab that starts the payment anew at the moment when the first start fails', async () => {
    const shopper = createShopper(gateway.fetch)
    await shopper.add({ drier: 1 })
    await shopper.post('/cart/update-properties', { customProperties: { promoCode: 'ONCE50' } })
    const { transactionId } = (await shopper.placeOrder()).body
    const { db } = gateway
    // Holds the end of the failed start between its two steps.
    await db.execute(sql`
    create function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return old; end $$`)
    await db.execute(sql`
    create trigger wait_for_test before delete on promo_code_uses for each row execute function wait_for_test()`)
    provider.failNextCreation()
    const isWaiting = async () => {
      const waiting = await db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and not granted`)
      expect(waiting.rows).not.toEqual([])
    }
    let failed: Promise<{ status: number }> | undefined
    let next: Promise<{ status: number }> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`)
      failed = shopper.nets()
      await eventually(isWaiting)
      next = shopper.nets()
      await Promise.race([next, pause(500)])
    })
    expect([(await failed)?.status, (await next)?.status]).toEqual([502, 200])
    expect(await db.$count(promoCodeUses, eq(promoCodeUses.transactionId, transactionId))).toBe(1)
  })
})
