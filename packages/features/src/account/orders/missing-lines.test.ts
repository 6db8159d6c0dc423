import { cartSchema } from '@shop/domain/cart/cart.ts'
import { orderDetailsSchema } from '@shop/domain/orders/order.ts'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { missingLines } from './missing-lines.ts'

type Pieces = Record<string, number>
const linesOf = (pieces: Pieces) =>
  Object.entries(pieces).map(([itemNumber, quantity]) => ({
    id: itemNumber,
    itemNumber,
    name: `The ${itemNumber}`,
    quantity,
  }))
const missing = (ordered: Pieces, cart: Pieces) =>
  missingLines(
    v.parse(orderDetailsSchema, { orderNumber: '1', orderLines: linesOf(ordered) }).orderLines,
    v.parse(cartSchema, { products: linesOf(cart) }),
  )

describe('missingLines', () => {
  it.each([
    ['everything is there', { A: 2, B: 1 }, { A: 2, B: 1 }, []],
    ['it was there before as well', { A: 2 }, { A: 5, C: 1 }, []],
    ['the cart holds no more of one', { A: 100 }, { A: 100 }, []],
    ['one is not sold any more', { A: 2, B: 1 }, { A: 2 }, ['The B']],
    ['there are fewer of one', { A: 7 }, { A: 3 }, ['The A']],
    ['nothing is sold any more', { A: 1, B: 1 }, {}, ['The A', 'The B']],
  ])('names what is missing when %s [ORD-10] (OP-15)', (_case, ordered, cart, expected) => {
    expect(missing(ordered as Pieces, cart as Pieces)).toEqual(expected)
  })

  it('names what came as bought and as a gift once, by what is known of it', () => {
    const line = { description: 'Cleaning cloth', itemNumber: 'CLOTH', quantity: 1 }
    const { orderLines } = v.parse(orderDetailsSchema, { orderNumber: '1', orderLines: [line, line] })
    expect(missingLines(orderLines, v.parse(cartSchema, {}))).toEqual(['Cleaning cloth'])
  })
})
