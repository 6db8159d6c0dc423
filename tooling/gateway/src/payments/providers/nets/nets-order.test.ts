import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDraft, draftOf } from '../../../../testing/draft-of.ts'
import { netsItems } from './nets-order.ts'

describe('the lines Nets gets', () => {
  it('count in prices without VAT, as Nets documents them', () => {
    const bought = [{ cost: 3950, quantity: 2, vatRate: 2500, isExempt: false }]
    expect(netsItems(draftOf(bought, { basisPoints: 0, code: false }))).toEqual([
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
    const bought = [{ cost: 12_000, quantity: 1, vatRate: 2000, isExempt: true }]
    expect(
      netsItems(draftOf(bought, { basisPoints: 1000, code: true })).reduce((sum, { taxAmount }) => sum + taxAmount, 0),
    ).toBe(0)
  })

  it('add up to what the customer pays, each by Nets’ own rules, whatever is bought', () => {
    fc.assert(
      fc.property(anyDraft({ dearest: 500_000, mostLines: 30, mostOff: 9000 }), (draft) => {
        const items = netsItems(draft)
        expect(items.reduce((sum, item) => sum + item.grossTotalAmount, 0)).toBe(draft.totals.total)
        for (const item of items) {
          expect(item.netTotalAmount).toBe(item.unitPrice * item.quantity)
          expect(Math.abs(item.taxAmount - (item.netTotalAmount * item.taxRate) / 10_000)).toBeLessThanOrEqual(0.5)
          expect(item.grossTotalAmount).toBe(item.netTotalAmount + item.taxAmount)
          expect(Number.isInteger(item.unitPrice)).toBe(true)
        }
      }),
    )
  })
})
