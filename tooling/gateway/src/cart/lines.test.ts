import * as fc from 'fast-check'
import { MAX_QUANTITY } from '@shop/domain/cart/quantity.ts'
import { describe, expect, it } from 'vitest'
import { addQuantity, mergeLines, withoutBought } from './lines.ts'

const anyLines = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((lines) => lines)
const pieces = (lines: { id: string; quantity: number }[], id: string) =>
  lines.find((line) => line.id === id)?.quantity ?? 0

describe('lines', () => {
  it('puts more of the same article into its line, and a new article below the others [CART-02]', () => {
    const lines = addQuantity(addQuantity(addQuantity([], 'a', 1), 'b', 1), 'a', 2)
    expect(lines).toEqual([
      { id: 'a', quantity: 3 },
      { id: 'b', quantity: 1 },
    ])
  })

  it('never holds more than a hundred pieces in a line (OP-76)', () => {
    expect(addQuantity([{ id: 'a', quantity: 60 }], 'a', 60)).toEqual([{ id: 'a', quantity: 100 }])
    expect(addQuantity([], 'a', 1_000_000)).toEqual([{ id: 'a', quantity: 100 }])
  })

  it('adds up two carts up to the cap, and loses no article [CART-24]', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (own, anonymous) => {
        const merged = mergeLines(own, anonymous)
        for (const id of ['a', 'b', 'c', 'd']) {
          expect(pieces(merged, id)).toBe(Math.min(MAX_QUANTITY, pieces(own, id) + pieces(anonymous, id)))
        }
      }),
    )
  })

  it('takes bought pieces out and leaves what came in meanwhile', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (bought, meanwhile) => {
        const left = withoutBought(mergeLines(bought, meanwhile), bought)
        for (const { id, quantity } of left) {
          expect(quantity).toBe(Math.min(MAX_QUANTITY, pieces(bought, id) + pieces(meanwhile, id)) - pieces(bought, id))
        }
        expect(withoutBought(bought, bought)).toEqual([])
      }),
    )
  })
})
