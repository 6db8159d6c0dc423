import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { orderExample } from './order-example.ts'
import { type OrderLine, type OrderRequest, orderSchema } from './order-schema.ts'
import { wrongSumsOf } from './order-sums.ts'

const example = v.parse(orderSchema, orderExample)

const line = fc
  .record({
    unit_price: fc.integer({ min: 100, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 500 }),
    tax_rate: fc.constantFrom(0, 600, 1200, 2000, 2500),
    total_discount_amount: fc.integer({ min: 0, max: 100 }),
  })
  .map((parts): OrderLine => {
    const total_amount = parts.unit_price * parts.quantity - parts.total_discount_amount
    const total_tax_amount = Math.round((total_amount * parts.tax_rate) / (10_000 + parts.tax_rate))
    return { type: 'physical', name: 'A', ...parts, total_amount, total_tax_amount }
  })
const lines = fc.array(line, { minLength: 1, maxLength: 20 })

const orderOf = (order_lines: OrderLine[]): OrderRequest => ({
  ...example,
  order_lines,
  order_amount: order_lines.reduce((total, { total_amount }) => total + total_amount, 0),
  order_tax_amount: order_lines.reduce((total, { total_tax_amount }) => total + total_tax_amount, 0),
})

describe('the sums of an order', () => {
  it('are right for every order that is made of its parts, VAT in the prices and discounts included', () => {
    fc.assert(
      fc.property(lines, (order_lines) => {
        expect(wrongSumsOf(orderOf(order_lines))).toEqual([])
      }),
    )
  })

  it('are wrong as soon as a line is off by more than rounding explains', () => {
    fc.assert(
      fc.property(
        lines,
        fc.nat(),
        fc.constantFrom('total_amount', 'total_tax_amount'),
        fc.integer({ min: 3, max: 500 }),
        (order_lines, at, name, off) => {
          const index = at % order_lines.length
          const spoilt = order_lines.map((one, place) => (place === index ? { ...one, [name]: one[name] + off } : one))
          expect(wrongSumsOf(orderOf(spoilt))).toContain(`order_lines[${index}].${name}`)
        },
      ),
    )
  })

  it.each(['physical', 'shipping_fee', 'surcharge', 'digital', 'sales_tax'] as const)(
    'are wrong in a %s that lowers what is paid',
    (type) => {
      const negative = { unit_price: -1000, quantity: 1, tax_rate: 2500, total_amount: -1000, total_tax_amount: -200 }
      const [first] = example.order_lines
      const wrongWith = (second: OrderLine) => wrongSumsOf(orderOf([first!, second]))
      const reduction = { name: 'A', total_discount_amount: 0, ...negative }
      expect(wrongWith({ ...reduction, type })).toEqual(
        ['unit_price', 'total_amount', 'total_tax_amount'].map((name) => `order_lines[1].${name}`),
      )
      expect(wrongWith({ ...reduction, type: 'discount' })).toEqual([])
    },
  )

  it('are wrong when the VAT is on top of the price instead of in it', () => {
    const [first, second] = example.order_lines
    const onTop = { ...first!, total_tax_amount: 2250 }
    expect(wrongSumsOf(orderOf([onTop, second!]))).toEqual(['order_lines[0].total_tax_amount'])
  })

  it('are wrong when the totals are not those of the lines', () => {
    const off = { ...example, order_amount: example.order_amount + 1, order_tax_amount: example.order_tax_amount - 1 }
    expect(wrongSumsOf(off)).toEqual(['order_amount', 'order_tax_amount'])
  })
})
