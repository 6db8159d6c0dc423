import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../orders/order-tables.ts'
import { readShop } from '../../shops/shop.ts'
import { useTestGateway } from '../../../testing/test-gateway.ts'
import { createFakeNets, postFromNets, type FakeNets } from '../../../testing/providers/fake-nets.ts'
import { createShopper } from '../../../testing/shopper.ts'
import { testShop } from '../../../testing/test-shop.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { promoCodeUses } from '../cart-tables.ts'
import { databaseTime } from '../../database/database-time.ts'
import { checkPromoCode } from './promo-code.ts'

const gateway = useTestGateway({ platform: { fetch: (...request) => nets.fetch(...request) } })
let nets: FakeNets

const shopperWith = async (promoCode: string, products: Record<string, number> = { drier: 1 }, shopId = 'test_dk') => {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.add(products)
  await shopper.post('/cart/update-properties', { customProperties: { promoCode } })
  return shopper
}
const answerTo = async (promoCode: string, products?: Record<string, number>) =>
  (await (await shopperWith(promoCode, products)).cart()).couponResponseCode

const isPlaced = ({ body }: { body: { transactionId?: string } }) => body.transactionId !== undefined
const isBegun = ({ status }: { status: number }) => status === 200

/** A shopper who has started to pay an order with the code for one order. */
async function payingWithTheCode() {
  const shopper = await shopperWith('ONCE50')
  const { transactionId } = (await shopper.placeOrder()).body
  const { paymentId } = (await shopper.nets()).body
  return { shopper, transactionId, paymentId }
}

async function stateOf(transactionId: string) {
  const [row] = await gateway.db.select().from(transactions).where(eq(transactions.id, transactionId))
  return [row?.status, row?.heldBecause]
}

const notify = (paymentId: string, event: string) => postFromNets(gateway, nets.event(paymentId, event))

const makeOlder = (transactionId: string, minutes: number) =>
  gateway.db
    .update(promoCodeUses)
    .set({ heldAt: sql`now() - interval '1 minute' * ${minutes}` })
    .where(eq(promoCodeUses.transactionId, transactionId))

describe('checkPromoCode', () => {
  beforeEach(async () => {
    nets = createFakeNets()
    await gateway.db.delete(promoCodeUses)
  })

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

  describe('a code for one order', () => {
    it('is used once, however many start to pay at the same moment; the others see their new total first', async () => {
      const shoppers = await Promise.all(Array.from({ length: 50 }, () => shopperWith('ONCE50')))
      const placed = await Promise.all(shoppers.map((shopper) => shopper.placeOrder()))
      expect(placed.every(isPlaced)).toBe(true)
      const begun = await Promise.all(shoppers.map((shopper) => shopper.nets()))
      expect(begun.filter(isBegun)).toHaveLength(1)
      expect(nets.payments.size).toBe(1)
      const refused = begun.filter((answer) => !isBegun(answer))
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.errors[0].errorCode}`))).toEqual(
        new Set(['409 coupon-used-up']),
      )
      const loser = shoppers[begun.findIndex((answer) => !isBegun(answer))]!
      expect(await loser.cart()).toMatchObject({ couponResponseCode: '', discounts: {}, customProperties: {} })
      const again = await loser.placeOrder({ customProperties: { promoCode: 'ONCE50' } })
      expect(again.body.errorKeys).toEqual(['coupon-used-up', 'cart-changed'])
      expect(isPlaced(await loser.placeOrder())).toBe(true)
      expect(isBegun(await loser.nets())).toBe(true)
    })

    it('is not used again by money that arrives after its order was ended: an operator decides', async () => {
      const late = await payingWithTheCode()
      await late.shopper.post('/cart/update-properties', { customProperties: { promoCode: '' } })
      await late.shopper.placeOrder()
      await gateway.runDueJobs()
      expect(await stateOf(late.transactionId)).toEqual(['cancelled', null])
      const other = await payingWithTheCode()
      nets.pay(other.paymentId)
      await notify(other.paymentId, 'payment.checkout.completed')
      nets.pay(late.paymentId)
      await notify(late.paymentId, 'payment.checkout.completed')
      expect(await stateOf(late.transactionId)).toEqual(['pending', 'code-used-up'])
      expect(await stateOf(other.transactionId)).toEqual(['paid', null])
      const { db } = gateway
      expect(await db.$count(orders, eq(orders.transactionId, late.transactionId))).toBe(0)
    })

    it('stays available while other orders are not being paid', async () => {
      expect(isPlaced(await (await shopperWith('ONCE50')).placeOrder())).toBe(true)
      expect(await answerTo('ONCE50')).toBe('Success')
      await payingWithTheCode()
      expect(await answerTo('ONCE50')).toBe('CouponUsedUp')
    })

    it('is free again when the payment could not be started', async () => {
      nets.setUnavailable(true)
      await payingWithTheCode()
      expect(await answerTo('ONCE50')).toBe('Success')
    })

    it('used in an order without payment is gone at once, however many place theirs at the same moment', async () => {
      const customProperties = { cprNumber: '251248-9996', promoCode: 'ONCE50' }
      const placed = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const shopper = createShopper(gateway.fetch, 'test_free')
          await shopper.add({ cloth: 1 })
          return await shopper.placeOrder({ customProperties })
        }),
      )
      expect(placed.filter(isPlaced)).toHaveLength(1)
    })

    it('is not used up by the visitor’s own earlier tries', async () => {
      const { shopper } = await payingWithTheCode()
      await shopper.add({ cloth: 1 })
      expect((await shopper.cart()).couponResponseCode).toBe('Success')
      expect(isPlaced(await shopper.placeOrder())).toBe(true)
      expect(isBegun(await shopper.nets())).toBe(true)
    })

    it('is free again when the payment is cancelled, and gone when it is paid', async () => {
      const { shopper, transactionId } = await payingWithTheCode()
      expect(await answerTo('ONCE50')).toBe('CouponUsedUp')
      const { db } = gateway
      await db.update(transactions).set({ status: 'cancelled' }).where(eq(transactions.id, transactionId))
      expect(await answerTo('ONCE50')).toBe('Success')
      await db.update(transactions).set({ status: 'paid' }).where(eq(transactions.id, transactionId))
      expect(await answerTo('ONCE50')).toBe('CouponUsedUp')
      await shopper.post('/cart/update-properties', { customProperties: { promoCode: 'ONCE50' } })
      expect((await shopper.cart()).couponResponseCode).toBe('CouponUsedUp')
    })

    it('passes to the next visitor as soon as a payment is refused, or minutes after it has started', async () => {
      const refused = await payingWithTheCode()
      expect(await answerTo('ONCE50')).toBe('CouponUsedUp')
      await notify(refused.paymentId, 'payment.reservation.failed')
      expect(await answerTo('ONCE50')).toBe('Success')
      const next = await payingWithTheCode()
      expect(next.paymentId).toBeDefined()
      expect(nets.payments.get(refused.paymentId)?.terminated).toBe(true)
      await makeOlder(next.transactionId, 14)
      expect(await answerTo('ONCE50')).toBe('CouponUsedUp')
      await makeOlder(next.transactionId, 16)
      expect(await answerTo('ONCE50')).toBe('Success')
    })

    it('stays with a visitor who pays after a refusal, although the next one wants it by then', async () => {
      const refused = await payingWithTheCode()
      await notify(refused.paymentId, 'payment.reservation.failed')
      nets.pay(refused.paymentId)
      const next = await shopperWith('ONCE50')
      await next.placeOrder()
      expect((await next.nets()).body.errorCode).toBe('coupon-used-up')
      expect(await gateway.db.$count(orders, eq(orders.transactionId, refused.transactionId))).toBe(1)
    })

    it('is used once by a visitor who pays two baskets before the first payment is known', async () => {
      const first = await payingWithTheCode()
      nets.pay(first.paymentId)
      await first.shopper.post('/cart/remove', { itemNumber: 'DRY-1' })
      await first.shopper.add({ loop: 1 })
      expect(isPlaced(await first.shopper.placeOrder())).toBe(true)
      const second = await first.shopper.nets()
      expect([second.status, second.body.errorCode]).toEqual([409, 'coupon-used-up'])
      await gateway.runDueJobs()
      const placed = await gateway.db.select().from(orders).where(eq(orders.userId, first.shopper.userId))
      expect(placed.map((order) => order.transactionId)).toEqual([first.transactionId])
    })

    it('passes from a visitor who never paid to the next one; the waiting payment is ended', async () => {
      const gone = await payingWithTheCode()
      await makeOlder(gone.transactionId, 120)
      const next = await payingWithTheCode()
      expect(next.paymentId).toBeDefined()
      await gateway.runDueJobs()
      expect(nets.payments.get(gone.paymentId)?.terminated).toBe(true)
      expect((await gone.shopper.cart()).couponResponseCode).toBe('CouponUsedUp')
    })
  })

  describe('a code of a campaign that ends', () => {
    const { configuration, settings } = testShop
    /** Validates a code whose campaign ends so many seconds after the time of the database. */
    async function checkEndingIn(seconds: number) {
      const now = await databaseTime(gateway.db)
      const endsAt = new Date(now.getTime() + seconds * 1000).toISOString()
      const campaign = { code: 'SPRING', name: 'Spring', off: { basisPoints: 1000 }, fromMinor: 0, endsAt }
      const shop = readShop(
        { id: 'test_dk', version: '1', settings: { ...settings, promoCodes: [campaign] }, changes: {} },
        configuration,
      )
      return checkPromoCode(gateway.db, shop, 'visitor', 'spring')
    }

    it('counts until its end', async () => {
      expect(await checkEndingIn(3600)).toMatchObject({ promoCode: { code: 'SPRING' } })
    })

    it('does not count from its end on', async () => {
      expect(await checkEndingIn(0)).toEqual({ refused: 'CouponExpired' })
    })
  })
})
