import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { shops } from '../shops/shop-tables.ts'
import { createShopper, testShop, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const gateway = useTestGateway({ environment: { SHOP_CACHE: 'off' } })

const isTestShop = eq(shops.id, testShop.id)

/** Places an order in a shop with these changes. Returns the errors and the stored rows. */
async function placeOrderWith(changes: Record<string, unknown>, settings = testShop.settings) {
  const { db } = gateway
  await db.update(shops).set({ changes, settings }).where(isTestShop)
  const shopper = createShopper(gateway.fetch)
  await shopper.add({ battery: 1 })
  const properties = { promoCode: 'GIFT', cprNumber: '251248-9996' }
  const { errorKeys } = (await shopper.placeOrder({ customProperties: properties })).body
  const begun = await db.select().from(transactions).where(eq(transactions.userId, shopper.userId))
  const placed = await db.select().from(orders).where(eq(orders.userId, shopper.userId))
  return { errorKeys, transactions: begun.length, orders: placed.length }
}

const refused = { errorKeys: ['payment-not-available'], transactions: 0, orders: 0 }
const placed = { errorKeys: undefined, transactions: 1, orders: 1 }

describe('a shop whose payment provider is', () => {
  it.each([
    ['missing', null],
    ['misspelt', 'net'],
    ['unknown', 'stripe'],
    ['spelt otherwise', 'Nets'],
    ['no text', true],
  ])('%s gives nothing away unpaid (OP-85)', async (_what, paymentProvider) => {
    expect(await placeOrderWith({ paymentProvider })).toEqual(refused)
  })

  it('missing still places an order that costs nothing (OP-85)', async () => {
    const settings = {
      ...testShop.settings,
      shipping: [{ code: 'home', name: 'Home', priceMinor: 0 }],
      promoCodes: [{ code: 'GIFT', name: 'All of it', off: { basisPoints: 10_000 }, fromMinor: 0 }],
    }
    expect(await placeOrderWith({ paymentProvider: null }, settings)).toEqual(placed)
  })

  it.each([null, 'stripe'])('%s still places orders where nothing is ever paid (OP-85)', async (paymentProvider) => {
    expect(await placeOrderWith({ paymentProvider, hidePricesAndPayment: true })).toEqual(placed)
  })

  it.each([null, 'nets'])(
    '%s places orders against a CPR number at once where its data mark it as free [PAY-02]',
    async (paymentProvider) => {
      const settings = { ...testShop.settings, freeOrders: { mostPieces: 20, needRelease: false } }
      expect(await placeOrderWith({ paymentProvider, orderSummaryType: 'cpr' }, settings)).toEqual(placed)
    },
  )

  it.each([
    [null, false],
    [null, true],
    ['nets', false],
    ['nets', true],
  ])('%s sells nothing for a CPR number that its data do not accept (OP-85)', async (paymentProvider, isHidden) => {
    const changes = { paymentProvider, orderSummaryType: 'cpr', hidePricesAndPayment: isHidden }
    expect(await placeOrderWith(changes)).toEqual(refused)
  })
})
