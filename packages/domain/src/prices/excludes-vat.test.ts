import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cartSchema } from '../cart/cart.ts'

const line = { id: '1', itemNumber: 'A-1', quantity: 1 }
const subtotals = { subTotalInclVat: '£10.62', subTotalExclVat: '£8.85' }

const isProven = (totals: readonly unknown[], sent: object = subtotals) =>
  v.parse(cartSchema, { products: totals.map((total) => ({ ...line, total })), ...sent }).excludesVat

describe('[CFG-16] the sums of a cart', () => {
  it.each<[string, boolean, readonly unknown[], object?]>([
    ['prove it if the lines sum to the subtotal without VAT', true, ['£8.00', '£0.85']],
    ['prove it with amounts as numbers', true, [8, 0.85], { subTotalInclVat: 10.62, subTotalExclVat: 8.85 }],
    ['prove it if only that subtotal was sent', true, ['£8.85'], { subTotalExclVat: '£8.85' }],
    ['prove the opposite', false, ['£10.62']],
    ['prove nothing if they fit neither subtotal', false, ['£9.00']],
    ['prove nothing if they fit both', false, ['£8.85'], { subTotalInclVat: '£8.85', subTotalExclVat: '£8.85' }],
    ['prove nothing if a line cannot be read', false, ['£8.85', 'ask us']],
    ['prove nothing without subtotals', false, ['£8.85'], {}],
    ['prove nothing if they are empty', false, [], {}],
  ])('%s', (_what, isExcluded, totals, sent) => {
    expect(isProven(totals, sent)).toBe(isExcluded)
  })
})
