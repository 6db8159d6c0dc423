import { describe, expect, test } from 'vitest'
import { asksCpr, canBePaid, isFreeShop, takesPayment } from './free-shop.ts'
import { aConfiguration } from '../testing/samples.ts'

const paying = aConfiguration({ paymentProvider: 'nets' })
const withCpr = aConfiguration({ paymentProvider: 'nets' }, { orderSummaryType: 'cpr' })
const unpaid = aConfiguration()
const hidden = aConfiguration({}, { hidePricesAndPayment: true })
const shops = [paying, withCpr, unpaid, hidden]

describe('a free shop', () => {
  test('[CFG-33] a shop for free supplies is known by its id', () => {
    expect(isFreeShop({ id: 'horsel_forbrugsshop_free' })).toBe(true)
    expect(isFreeShop({ id: 'forbrugsshop_free_horsel' })).toBe(false)
  })

  test('[PAY-02] a shop that asks for a CPR number takes no payment, whatever its provider', () => {
    expect(shops.map(asksCpr)).toEqual([false, true, false, false])
    expect(shops.map(takesPayment)).toEqual([true, false, false, false])
  })

  test('[PAY-02] (OP-85) an order with a price needs a payment provider, a public payer, or a shop without prices', () => {
    expect(shops.map(canBePaid)).toEqual([true, true, false, true])
  })
})
