import type { Cart } from '@shop/domain/cart/cart.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { describe, expect, it } from 'vitest'
import { isAwaited, isSameCart, reuseUnchangedLines, unknownCart, type CartState } from './cart.ts'

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

describe('isAwaited', () => {
  it.each<[string, CartState['view'], busy: number, boolean]>([
    ['a cart that nobody has read', { from: 'nowhere' }, 0, true],
    ['one that is being read', { from: 'nowhere' }, 1, true],
    ['one that could not be read', { from: 'unread' }, 0, false],
    ['one that is being read again', { from: 'unread' }, 1, true],
    ['one that is read', { from: 'gateway', cart: emptyCart, lacksMerge: false }, 1, false],
  ])('tells of %s', (_which, view, busy, expected) => {
    expect(isAwaited({ ...unknownCart, view, busy })).toBe(expected)
  })
})

describe('isSameCart', () => {
  const before = cartOf(1, 2)
  it.each<[string, Cart, boolean]>([
    ['the same lines', { ...before, lines: [...before.lines] }, true],
    ['another total', { ...before, total: 9 }, false],
    ['one line less', { ...before, lines: before.lines.slice(0, 1) }, false],
    ['one line changed', reuseUnchangedLines(cartOf(1, 3), before), false],
  ])('compares %s', (_which, after, expected) => {
    expect(isSameCart(before, after)).toBe(expected)
  })
})
