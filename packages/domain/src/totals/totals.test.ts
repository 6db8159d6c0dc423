import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cartSchema } from '../cart/cart.ts'
import { transactionSchema } from '../orders/transaction.ts'
import { aConfiguration } from '../testing/samples.ts'
import { cartTotals, currencyOfTotals, transactionTotals } from './totals.ts'

const totalsOf = (answer: object) => cartTotals(v.parse(cartSchema, answer), { shippingTypes: [] })
const line = { id: '1', itemNumber: 'A-1', name: 'Batteries', quantity: 1, total: '£8.85' }

describe('totals', () => {
  it('totals have the currency of the goods', () => {
    const priced = { ...line, priceResponse: { price: 8.85, currency: 'GBP' } }
    expect([totalsOf({ products: [line, priced] }).currencyCode, totalsOf({}).currencyCode]).toEqual(['GBP', ''])
  })

  it('totals have the currency of their amounts where they name none', () => {
    expect(currencyOfTotals(totalsOf({}))).toBe('')
    expect(currencyOfTotals(totalsOf({ products: [line] }))).toBe('£')
    expect(currencyOfTotals({ ...totalsOf({ products: [line] }), currencyCode: 'SEK' })).toBe('SEK')
  })

  it('totals have the total of discounts from wherever the gateway put it', () => {
    expect(totalsOf({ priceBreakdown: { totalDiscount: '£2.00' } }).totalDiscount).toBe('£2.00')
    expect(totalsOf({ totalDiscount: '£1.00', priceBreakdown: { totalDiscount: '£2.00' } }).totalDiscount).toBe('£1.00')
    expect(totalsOf({}).totalDiscount).toBeUndefined()
  })

  it('[CART-26] totals say whether a code may have lowered them', () => {
    expect(totalsOf({}).hasCode).toBe(false)
    expect(totalsOf({ customProperties: { promoCode: 'SPRING' } }).hasCode).toBe(true)
    expect(totalsOf({ customProperties: { referralCode: 'CLINIC7' } }).hasCode).toBe(true)
    expect(transactionTotals(v.parse(transactionSchema, { referralCode: 'CLINIC7' })).hasCode).toBe(true)
    expect(transactionTotals(v.parse(transactionSchema, {})).hasCode).toBe(false)
  })

  it('totals have no amount for an exemption of which only a yes is known', () => {
    expect([totalsOf({ vatExempt: true }).vatExempt, totalsOf({ vatExempt: '£1.20' }).vatExempt]).toEqual(['', '£1.20'])
  })

  it('[CART-28] totals have the cheapest delivery while none is chosen', () => {
    const ways = [4.95, 2.95].map((cost, index) => ({ code: `W${index}`, name: `Way ${index}`, cost, currency: 'GBP' }))
    const open = cartTotals(v.parse(cartSchema, { products: [line] }), aConfiguration({ shippingTypes: ways }))
    expect(open.openDelivery?.cheapest).toMatchObject({ cost: 2.95 })
    expect(totalsOf({ products: [line], shippingPriceInclVat: '£2.95' }).openDelivery).toBeUndefined()
    const free = aConfiguration({ shippingTypes: [{ ...ways[0], cost: 0 }] })
    expect(cartTotals(v.parse(cartSchema, { products: [line] }), free).shippingPriceInclVat).toBe(0)
  })
})
