import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftOf } from '../../../../testing/draft-of.ts'
import { netsItems } from './nets-order.ts'

describe('the lines Nets gets', () => {
  it('count in prices without VAT, as Nets documents them', () => {
    expect(
      netsItems(
        draftOf([{ cost: 3950, quantity: 2, vatRate: 2500, isExempt: false }], { basisPoints: 0, code: false }),
      ),
    ).toEqual([
      {
        reference: 'N0',
        name: 'Article N0',
        quantity: 2,
        unit: 'pcs',
        unitPrice: 3160,
        taxRate: 2500,
        taxAmount: 1580,
        netTotalAmount: 6320,
        grossTotalAmount: 7900,
      },
      {
        reference: 'shipping-home',
        name: 'Home',
        quantity: 1,
        unit: 'pcs',
        unitPrice: 4720,
        taxRate: 2500,
        taxAmount: 1180,
        netTotalAmount: 4720,
        grossTotalAmount: 5900,
      },
    ])
  })

  it('carry no VAT where the customer need not pay any (OP-62)', () => {
    const draft = draftOf([{ cost: 12_000, quantity: 1, vatRate: 2000, isExempt: true }], {
      basisPoints: 1000,
      code: true,
    })
    expect(netsItems(draft).reduce((sum, { taxAmount }) => sum + taxAmount, 0)).toBe(0)
  })

  it('add up to what the customer pays, each by Nets’ own rules, whatever is bought', () => {
    const anyBought = fc.record({
      cost: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      vatRate: fc.constantFrom(0, 600, 1200, 2000, 2500),
      isExempt: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(anyBought, { minLength: 1, maxLength: 30 }),
        fc.record({ basisPoints: fc.integer({ min: 0, max: 9000 }), code: fc.boolean() }),
        (bought, off) => {
          const draft = draftOf(bought, off)
          const items = netsItems(draft)
          expect(items.reduce((sum, item) => sum + item.grossTotalAmount, 0)).toBe(draft.totals.total)
          for (const item of items) {
            expect(item.netTotalAmount).toBe(item.unitPrice * item.quantity)
            expect(Math.abs(item.taxAmount - (item.netTotalAmount * item.taxRate) / 10_000)).toBeLessThanOrEqual(0.5)
            expect(item.grossTotalAmount).toBe(item.netTotalAmount + item.taxAmount)
            expect(Number.isInteger(item.unitPrice)).toBe(true)
          }
        },
      ),
    )
  })
})
