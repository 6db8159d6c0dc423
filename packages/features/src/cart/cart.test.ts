import type { Cart } from '@shop/domain/cart/cart.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { describe, expect, it } from 'vitest'
import { reuseUnchangedLines } from './cart.ts'

const cartOf = (...quantities: number[]) =>
  ({ ...emptyCart, lines: quantities.map((quantity, index) => ({ id: String(index), quantity })) }) as Cart

describe('reuseUnchangedLines', () => {
  it('keeps the lines that have not changed, so that a long cart is not drawn anew for one of them', () => {
    const before = cartOf(1, 2, 3)
    const now = reuseUnchangedLines(cartOf(1, 5, 3, 1), before)
    expect(now.lines.map(({ quantity }) => quantity)).toEqual([1, 5, 3, 1])
    expect(now.lines.map((line) => before.lines.includes(line))).toEqual([true, false, true, false])
  })

  it('takes everything else from the cart just read', () => {
    expect(reuseUnchangedLines({ ...cartOf(1), total: 7 }, cartOf(1)).total).toBe(7)
  })
})
