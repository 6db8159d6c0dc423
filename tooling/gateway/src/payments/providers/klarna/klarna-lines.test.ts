import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDraft, draftOf } from '../../../../testing/draft-of.ts'
import { klarnaLines } from './klarna-lines.ts'

const nothingOff = { basisPoints: 0, code: false }

describe('the lines that Klarna gets', () => {
  it('have VAT in their prices, as Klarna documents them', () => {
    expect(klarnaLines(draftOf([{ cost: 4500, quantity: 2, vatRate: 2500, isExempt: false }], nothingOff))).toEqual([
      {
        type: 'physical',
        reference: 'N0',
        name: 'Article N0',
        quantity: 2,
        unit_price: 4500,
        tax_rate: 2500,
        total_amount: 9000,
        total_discount_amount: 0,
        total_tax_amount: 1800,
      },
      {
        type: 'shipping_fee',
        reference: 'home',
        name: 'Home',
        quantity: 1,
        unit_price: 5900,
        tax_rate: 2500,
        total_amount: 5900,
        total_discount_amount: 0,
        total_tax_amount: 1180,
      },
    ])
  })

  it('carry no VAT where the customer need not pay any (OP-62)', () => {
    const bought = [{ cost: 12_000, quantity: 1, vatRate: 2000, isExempt: true }]
    const lines = klarnaLines(draftOf(bought, { basisPoints: 1000, code: true }))
    expect(lines.map(({ total_tax_amount }) => total_tax_amount)).toEqual(lines.map(() => 0))
  })

  it('carry the VAT that is left of each rate, and none once everything is free', () => {
    const bought = [
      { cost: 3_333_333, quantity: 7, vatRate: 2500, isExempt: false },
      { cost: 4_444_444, quantity: 3, vatRate: 600, isExempt: false },
    ]
    const taxes = (basisPoints: number) =>
      klarnaLines(draftOf(bought, { basisPoints, code: false })).map(({ tax_rate, total_tax_amount }) => [
        tax_rate,
        total_tax_amount,
      ])
    const delivery = [2500, 1180]
    expect(taxes(5000)).toEqual([[2500, 2_333_333], [600, 377_358], delivery])
    expect(taxes(10_000)).toEqual([[2500, 0], [600, 0], delivery])
  })

  it('add up to what the customer pays, each by Klarna’s own rules, whatever is bought', () => {
    fc.assert(
      fc.property(anyDraft({ dearest: 500_000, mostLines: 30, mostOff: 10_000 }), (draft) => {
        const lines = klarnaLines(draft)
        expect(lines.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(draft.totals.total)
        for (const { type, total_amount, quantity, unit_price, total_discount_amount, ...line } of lines) {
          const { total_tax_amount, tax_rate } = line
          expect(total_amount).toBe(quantity * unit_price - total_discount_amount)
          expect(total_discount_amount).toBeGreaterThanOrEqual(0)
          expect(type === 'discount' || Math.min(total_amount, total_tax_amount) >= 0).toBe(true)
          expect(Number.isInteger(unit_price)).toBe(true)
          const tax = total_amount - (total_amount * 10_000) / (10_000 + tax_rate)
          expect(Math.abs(total_tax_amount - tax)).toBeLessThanOrEqual(0.5)
        }
        expect(lines.reduce((sum, { total_tax_amount }) => sum + total_tax_amount, 0)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
