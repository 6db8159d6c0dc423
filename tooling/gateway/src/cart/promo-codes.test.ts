import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { promoCodeUses, transactions } from '../database/schema.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createFakeNets, type FakeNets } from '../testing/fake-nets.ts'
import { createShopper } from '../testing/shopper.ts'

let gateway: TestGateway
let nets: FakeNets
beforeAll(async () => {
  gateway = await createTestGateway({ platform: { fetch: (...request) => nets.fetch(...request) } })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  nets = createFakeNets()
  await gateway.database.db.delete(promoCodeUses)
})

const shopperWith = async (promoCode: string, products: Record<string, number> = { drier: 1 }, shopId = 'test_dk') => {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.add(products)
  await shopper.post('/cart/update-properties', { customProperties: { promoCode } })
  return shopper
}
const answerTo = async (promoCode: string, products?: Record<string, number>) =>
  (await (await shopperWith(promoCode, products)).cart()).couponResponseCode

describe('a code in a cart', () => {
  it('that counts shows what it takes off, by name [CART-11, CART-13, CART-16] (OP-57)', async () => {
    expect(await (await shopperWith('WELCOME10')).cart()).toMatchObject({
      couponResponseCode: 'Success',
      discounts: { Welcome: '-29,90\u00A0kr.' },
      totalDiscount: '-29,90\u00A0kr.',
      displayPrice: '269,10\u00A0kr.',
    })
  })

  it('counts however capitals and blanks are typed [CART-12]', async () => {
    for (const typed of [' welcome10 ', 'Wel come10', 'HEARWELL', 'hear well']) {
      expect(await answerTo(typed)).toBe('Success')
    }
  })

  it('says what is wrong with it, each thing in its own words [CART-13]', async () => {
    expect(await answerTo('NO-SUCH-CODE')).toBe('CouponUnknown')
    expect(await answerTo('OVER')).toBe('CouponExpired')
    expect(await answerTo('BIG')).toBe('NotApplied')
    expect(await answerTo('BIG', { drier: 2 })).toBe('Success')
    expect(await answerTo('WELCOME10', {})).toBe('NotApplied')
    expect(await answerTo(' ')).toBe('')
  })

  it('goes when it is cleared [CART-11]', async () => {
    const shopper = await shopperWith('WELCOME10')
    await shopper.post('/cart/update-properties', { customProperties: { promoCode: '' } })
    expect(await shopper.cart()).toMatchObject({ couponResponseCode: '', discounts: {}, customProperties: {} })
  })

  it('counts only in shops that have codes [CFG-21]', async () => {
    const shopper = await shopperWith('WELCOME10', { drier: 1 }, 'test_uk')
    expect(await shopper.cart()).toMatchObject({ couponResponseCode: '', discounts: {} })
  })
})

const isPlaced = ({ body }: { body: { transactionId?: string } }) => body.transactionId !== undefined

describe('a code for one order', () => {
  it('is used once, however many place their orders at the same moment; the others look at their total first', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopperWith('ONCE50')))
    const promised = { customProperties: { promoCode: 'ONCE50' } }
    const placed = await Promise.all(shoppers.map((shopper) => shopper.placeOrder(promised)))
    expect(placed.filter(isPlaced)).toHaveLength(1)
    const others = placed.filter((answer) => !isPlaced(answer))
    expect(new Set(others.map(({ body }) => body.errorKeys.join()))).toEqual(new Set(['coupon-used-up,cart-changed']))
    const loser = shoppers[placed.findIndex((answer) => !isPlaced(answer))]!
    expect(await loser.cart()).toMatchObject({ couponResponseCode: '', discounts: {}, customProperties: {} })
    expect((await loser.placeOrder(promised)).body.errorKeys).toEqual(['coupon-used-up', 'cart-changed'])
    expect(isPlaced(await loser.placeOrder())).toBe(true)
  })

  it('is not used up by the visitor’s own earlier tries', async () => {
    const shopper = await shopperWith('ONCE50')
    await shopper.placeOrder()
    await shopper.add({ cloth: 1 })
    expect((await shopper.cart()).couponResponseCode).toBe('Success')
    expect(isPlaced(await shopper.placeOrder())).toBe(true)
  })

  it('is free again when the payment is cancelled, and gone when it is paid', async () => {
    const first = await shopperWith('ONCE50')
    const { transactionId } = (await first.placeOrder()).body
    expect(await answerTo('ONCE50')).toBe('CouponUsedUp')
    const { db } = gateway.database
    await db.update(transactions).set({ status: 'cancelled' }).where(eq(transactions.id, transactionId))
    expect(await answerTo('ONCE50')).toBe('Success')
    await db.update(transactions).set({ status: 'paid' }).where(eq(transactions.id, transactionId))
    expect(await answerTo('ONCE50')).toBe('CouponUsedUp')
    await first.post('/cart/update-properties', { customProperties: { promoCode: 'ONCE50' } })
    expect((await first.cart()).couponResponseCode).toBe('CouponUsedUp')
  })

  it('passes from somebody who never paid to the next one; the payment that waited is ended', async () => {
    const gone = await shopperWith('ONCE50')
    const { transactionId } = (await gone.placeOrder()).body
    const { paymentId } = (await gone.nets()).body
    const longAgo = { createdAt: sql`now() - interval '2 hours'` }
    await gateway.database.db.update(transactions).set(longAgo).where(eq(transactions.id, transactionId))
    expect(isPlaced(await (await shopperWith('ONCE50')).placeOrder())).toBe(true)
    await gateway.runDueJobs()
    expect(nets.payments.get(paymentId)?.terminated).toBe(true)
    expect((await gone.cart()).couponResponseCode).toBe('CouponUsedUp')
  })
})
