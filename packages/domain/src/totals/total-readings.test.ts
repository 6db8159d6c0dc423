import { describe, expect, it } from 'vitest'
import { readTotals, type TotalLine } from './total-readings.ts'
import type { Totals } from './totals.ts'

const cart: Totals = {
  subTotalInclVat: '£8.85',
  subTotalExclVat: '£7.38',
  shippingPriceInclVat: '£2.95',
  shippingPriceExclVat: '£2.46',
  vat: '£1.80',
  vatExempt: '£0.00',
  discounts: { WELCOME10: '£1.00' },
  totalDiscount: '£1.00',
  totalPrice: '£10.80',
  currencyCode: 'GBP',
  hasCode: true,
  lineTotals: ['£8.85', '£0.00'],
}
const undiscounted: Totals = { ...cart, discounts: {}, totalDiscount: '', totalPrice: '£11.80' }

const written = ({ key, amount, kind }: TotalLine) => [key, amount, ...(kind ? [kind] : [])].join(' ')

/** Reads totals as a shop shows prices. Each row is its name, its amount and its kind. */
const read = (totals: Totals, inclVat = true) =>
  readTotals(totals, inclVat)
    .lines.filter(({ amount }) => amount !== '')
    .map(written)

const WITH_VAT = [
  'subtotal £8.85',
  'discount WELCOME10 £1.00 saving',
  'totalDiscount £1.00 note',
  'delivery £2.95',
  'total £10.80 total',
  'vat £1.80 note',
]

describe('totals that add up', () => {
  it('[CART-16] the VAT stands in the amounts, or in a row of its own', () => {
    expect(read(cart)).toEqual(WITH_VAT)
    const discount = { discounts: { WELCOME10: '£0.84' }, totalDiscount: '£0.84' }
    expect(read({ ...cart, ...discount, lineTotals: ['£7.38'] }, false)).toEqual([
      'subtotal £7.38',
      'discount WELCOME10 £0.84 saving',
      'totalDiscount £0.84 note',
      'delivery £2.46',
      'vat £1.80',
      'total £10.80 total',
    ])
  })

  it('[CART-26] the amounts include VAT if lines and discounts do, independent of the shop’s setting', () => {
    expect(read(cart, false)).toEqual(WITH_VAT)
    expect(readTotals(cart, false).inclVat).toBe(true)
  })

  it('[CART-26] [CFG-16] an amount that was sent with VAT alone is not called one without', () => {
    const withVat = { ...undiscounted, subTotalExclVat: '', shippingPriceExclVat: '', vat: '' }
    expect(readTotals(withVat, false).inclVat).toBe(true)
    expect(readTotals({ ...withVat, totalPrice: '£9.80' }, false).inclVat).toBe(true)
  })

  it('[CART-26] the lines decide about totals that add up with and without VAT', () => {
    const both = { ...undiscounted, vat: '£1.96' }
    const subtotal = (lineTotals: string[], inclVat: boolean) => read({ ...both, lineTotals }, inclVat)[0]
    for (const inclVat of [true, false]) {
      expect(subtotal(['£8.00', '£0.85'], inclVat)).toBe('subtotal £8.85')
      expect(subtotal(['£7.38'], inclVat)).toBe('subtotal £7.38')
    }
    expect(subtotal(['£1.00'], false)).toBe('subtotal £7.38')
    expect(subtotal(['£1.00'], true)).toBe('subtotal £8.85')
  })

  it('[CART-26] the discounts stand before a subtotal that they have lowered already', () => {
    const lowered = { ...cart, subTotalInclVat: '£7.85' }
    const rows = ['subtotal £7.85', 'delivery £2.95', 'total £10.80 total', 'vat £1.80 note']
    const total = 'totalDiscount £1.00 note'
    expect(read(lowered)).toEqual(['discount WELCOME10 £1.00 note', total, ...rows])
    expect(read({ ...lowered, discounts: {} })).toEqual([total, ...rows])
    expect(read({ ...lowered, subTotalExclVat: '£6.54' }, false).slice(2)).toEqual(rows)
  })

  it('[CART-26] an exempt VAT is subtracted, unless the amounts exclude it already', () => {
    expect(read({ ...undiscounted, vatExempt: '£1.20', totalPrice: '£10.60' })).toContain('vatExempt £1.20 saving')
    expect(read({ ...undiscounted, vatExempt: '£1.20' })).toContain('vatExempt £1.20 note')
    expect(read(undiscounted).join()).not.toContain('vatExempt')
  })

  it('[CART-16] the total of discounts is a note beside named ones, and absent for nothing', () => {
    expect(read({ ...cart, discounts: { A: '£0.25', B: '£0.75' } })).toContain('totalDiscount £1.00 note')
    expect(read({ ...cart, discounts: {} })).toContain('totalDiscount £1.00 saving')
    expect(read({ ...undiscounted, totalDiscount: '£0.00' }).join()).not.toContain('iscount')
  })
})

describe('totals that do not add up', () => {
  it.each([
    ['a discount, where a code is known', '£9.80', true, 'unnamedDiscount -2'],
    ['other, where no code is known', '£9.80', false, 'other -2'],
    ['other, where the total is the larger one', '£14.80', true, 'other 3'],
    ['rounding, up to one unit', '£12.10', false, 'rounding 0.3'],
    ['rounding, of one unit', '£12.80', false, 'rounding 1'],
  ])('[CART-26] the difference counts as %s', (_what, totalPrice, hasCode, row) => {
    expect(read({ ...undiscounted, totalPrice, hasCode })).toEqual([
      'subtotal £8.85',
      'delivery £2.95',
      row,
      `total ${totalPrice} total`,
      'vat £1.80 note',
    ])
  })

  it('[CART-26] the difference counts as a discount where another one has a name', () => {
    const named = { ...undiscounted, discounts: { Spring: '£1.00' }, totalPrice: '£8.80', hasCode: false }
    expect(read(named)).toContain('unnamedDiscount -2')
  })

  it('[CART-26] the total stands alone where no subtotal was sent', () => {
    const bare = { ...cart, subTotalInclVat: '', subTotalExclVat: '' }
    expect(read(bare, false)).toEqual(['total £10.80 total', 'vat £1.80 note'])
  })

  it('the rows are unchecked if an amount is not a number', () => {
    const unreadable = { ...cart, discounts: { Spring: 'a free cloth' }, totalDiscount: '' }
    expect(read(unreadable)).toEqual([
      'subtotal £8.85',
      'discount Spring a free cloth saving',
      'delivery £2.95',
      'total £10.80 total',
      'vat £1.80 note',
    ])
    expect(read({ ...cart, totalPrice: 'ask us' })).toContain('subtotal £8.85')
  })
})
