import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderItem } from './create-payment-schema.ts'
import { sumErrorsOf } from './order-sums.ts'

const item = fc
  .record({
    unitPrice: fc.integer({ min: -100_000, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 500 }),
    taxRate: fc.constantFrom(0, 600, 1200, 2000, 2500),
  })
  .map(({ unitPrice, quantity, taxRate }): OrderItem => {
    const netTotalAmount = unitPrice * quantity
    const taxAmount = Math.round((netTotalAmount * taxRate) / 10_000)
    const grossTotalAmount = netTotalAmount + taxAmount
    return {
      reference: 'A',
      name: 'A',
      unit: 'pcs',
      unitPrice,
      quantity,
      taxRate,
      taxAmount,
      netTotalAmount,
      grossTotalAmount,
    }
  })
const items = fc.array(item, { minLength: 1, maxLength: 20 })
const totalOf = (lines: OrderItem[]) => lines.reduce((sum, { grossTotalAmount }) => sum + grossTotalAmount, 0)

describe('the sums of an order', () => {
  it('are right for every order that is made of its parts, rounded VAT and discounts included', () => {
    fc.assert(
      fc.property(items, (lines) => {
        expect(sumErrorsOf(lines, totalOf(lines))).toEqual({})
      }),
    )
  })

  it('are wrong as soon as one amount of one line is off by a minor unit', () => {
    const amounts = fc.constantFrom('netTotalAmount', 'grossTotalAmount', 'unitPrice')
    fc.assert(
      fc.property(items, fc.nat(), amounts, (lines, place, name) => {
        const index = place % lines.length
        const spoilt = lines.map((line, at) => (at === index ? { ...line, [name]: line[name] + 1 } : line))
        const errors = sumErrorsOf(spoilt, totalOf(spoilt))
        expect(Object.keys(errors).some((key) => key.startsWith(`order.items[${index}]`))).toBe(true)
      }),
    )
  })

  it('are wrong when the total is not theirs', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 1000 }), (lines, off) => {
        expect(sumErrorsOf(lines, totalOf(lines) + off)).toEqual({ 'order.amount': ['Is not the sum of the items'] })
      }),
    )
  })
})
