import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { price } from '../../testing/test-shop.ts'
import { minorPerUnit } from './price-per-unit.ts'
import { toPriceResponse, toPromoResponse } from './price-response.ts'
import { shownPrice } from './price-style.ts'

const style = { cultureName: 'en-GB', currency: 'GBP', inclVat: true, isHidden: false }
const six = { amount: 6, unit: 'battery' } as const
const packs = price(395, {
  promoPriceMinor: 320,
  bulk: [
    { quantity: 5, priceMinor: 350 },
    { quantity: 10, priceMinor: 300 },
  ],
})

describe('the price per unit', () => {
  it('[PROD-35] is the exact share of the price, rounded once to whole minor units', () => {
    const thousandth = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), thousandth, (minor, thousandths) => {
        const each = BigInt(minorPerUnit(minor, { amount: thousandths / 1000, unit: 'piece' }))
        const rest = 2n * (BigInt(minor) * 1000n - each * BigInt(thousandths))
        // Halves are rounded up.
        expect([rest < BigInt(thousandths), rest >= -BigInt(thousandths)]).toEqual([true, true])
      }),
    )
  })

  it('[PROD-35] follows the promotion, the steps and the VAT of the price beside it', () => {
    const response = toPriceResponse(packs, style, six)
    expect(response).toMatchObject({ priceStr: '£3.95', pricePerUnitStr: '£0.66' })
    expect(response.quantityTreshold).toEqual([{ quantity: 10, priceStr: '£3.00', pricePerUnitStr: '£0.50' }])
    expect(toPromoResponse(packs, style, six)).toMatchObject({ priceStr: '£3.20', pricePerUnitStr: '£0.53' })
    const withoutVat = toPriceResponse(shownPrice(packs, 2500, { ...style, inclVat: false }), style, six)
    expect(withoutVat).toMatchObject({ priceStr: '£3.16', pricePerUnitStr: '£0.53' })
  })

  it('[PROD-35] is not sent without a content, for a content of one, or where it rounds to nothing', () => {
    expect(toPriceResponse(packs, style)).not.toHaveProperty('pricePerUnitStr')
    expect(toPriceResponse(packs, style, { ...six, amount: 1 })).not.toHaveProperty('pricePerUnitStr')
    expect(toPriceResponse(packs, style, { ...six, amount: 1000 })).not.toHaveProperty('pricePerUnitStr')
    expect(toPriceResponse(packs, { ...style, isHidden: true }, six)).toMatchObject({ pricePerUnitStr: '' })
  })
})
