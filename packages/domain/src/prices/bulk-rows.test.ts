import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bulkRowFor, bulkRows } from './bulk-rows.ts'

const view = {
  now: '£7.50',
  steps: [
    { quantity: 3, priceStr: '£6.90' },
    { quantity: 6, priceStr: '£6.25' },
  ],
}

describe('bulkRows', () => {
  test('[PROD-18] puts each step after the single price, as ranges without gaps', () => {
    expect(bulkRows(view)).toEqual([
      { from: 1, to: 2, price: '£7.50', percentOff: 0 },
      { from: 3, to: 5, price: '£6.90', percentOff: 8 },
      { from: 6, price: '£6.25', percentOff: 16 },
    ])
  })

  test('[PROD-35] has the price per unit of each row', () => {
    const [one, two] = ['£1.25', '£1.15'].map((price) => ({ unit: 'battery' as const, price }))
    const steps = [{ quantity: 3, priceStr: '£6.90', perUnit: two }]
    expect(bulkRows({ now: '£7.50', perUnit: one, steps }).map(({ perUnit }) => perUnit)).toEqual([one, two])
  })

  test('[PROD-18] shows no table where buying more changes nothing', () => {
    expect(bulkRows({ now: '£7.50', steps: [] })).toEqual([])
    expect(bulkRows({ now: '£7.50', steps: [{ quantity: 1, priceStr: '£7.50' }] })).toEqual([])
  })

  test('[PROD-18] every quantity has exactly one row, the one it lies in', () => {
    const quantities = fc.uniqueArray(fc.integer({ min: 2, max: 100 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(quantities, fc.integer({ min: 1, max: 100 }), (starts, quantity) => {
        const steps = starts
          .toSorted((one, other) => one - other)
          .map((start) => ({ quantity: start, priceStr: `${start}` }))
        const row = bulkRowFor(bulkRows({ now: '1', steps }), quantity)
        expect(row && row.from <= quantity && quantity <= (row.to ?? Infinity)).toBe(true)
      }),
    )
  })
})
