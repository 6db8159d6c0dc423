import type { Cart } from '@shop/domain/cart/cart.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { describe, expect, it } from 'vitest'
import { decide, type Change, type Read, type Sent } from './change.ts'
import { unknownCart, type CartState } from './cart.ts'

const lineOf = (id: string, quantity: number) => ({ id, quantity }) as Cart['lines'][number]
const [one, two, other] = [lineOf('a', 1), lineOf('a', 2), lineOf('b', 1)]
const read = (...lines: Cart['lines']) => ({ cart: { ...emptyCart, lines, total: lines.length }, lacksMerge: false })
const current: CartState = { ...unknownCart, view: { from: 'gateway', ...read(one) } }

const send = async () => undefined
const changes = {
  'an add': { send, adds: { productId: 'a', quantity: 1 } },
  'a change of a line': { send },
  'a reorder': { send, isQuiet: true },
  'a choice': { send, needsTotals: true },
} satisfies Record<string, Change>
const answers = {
  accepted: { kind: 'accepted' },
  refused: { kind: 'refused', error: 'of the call' },
  lost: { kind: 'lost', error: 'of the call' },
} satisfies Record<string, Sent>
const carts = { current, outdated: { ...current, lags: true }, unknown: unknownCart }
/** What is read after the change of a cart that has one piece of product a. */
const reads = {
  'one piece more': read(two),
  'another line': read(one, other),
  'the same': read(one),
  'an error': { error: 'of the read' },
  'a held cart': undefined,
} satisfies Record<string, Read>

type Row = [keyof typeof changes, keyof typeof answers, keyof typeof carts, keyof typeof reads, string]

function outcome(change: Row[0], sent: Row[1], before: Row[2], after: Row[3]) {
  const failure = decide(answers[sent], carts[before], reads[after], changes[change])
  if (!failure) return 'done'
  return typeof failure === 'string' ? `fails with the error ${failure}` : 'is refused'
}

describe('decide', () => {
  it.each<Row>([
    ['an add', 'accepted', 'current', 'one piece more', 'done'],
    ['an add', 'accepted', 'current', 'another line', 'done'],
    ['an add', 'accepted', 'current', 'the same', 'is refused'],
    ['an add', 'accepted', 'outdated', 'the same', 'done'],
    ['an add', 'accepted', 'unknown', 'the same', 'done'],
    ['a change of a line', 'accepted', 'current', 'the same', 'done'],
    ['a reorder', 'accepted', 'current', 'the same', 'done'],
    ['a choice', 'accepted', 'current', 'the same', 'done'],
    ['an add', 'accepted', 'current', 'an error', 'done'],
    ['an add', 'accepted', 'unknown', 'an error', 'done'],
    ['a change of a line', 'accepted', 'outdated', 'an error', 'done'],
    ['a reorder', 'accepted', 'current', 'an error', 'done'],
    ['a choice', 'accepted', 'current', 'an error', 'fails with the error of the read'],
    ['an add', 'accepted', 'current', 'a held cart', 'done'],
    ['a choice', 'accepted', 'current', 'a held cart', 'done'],
  ])('[CART-31] %s that was %s for a cart that was %s, and then %s: %s', (change, sent, before, after, expected) => {
    expect(outcome(change, sent, before, after)).toBe(expected)
  })

  it.each<Row>([
    ['an add', 'lost', 'current', 'one piece more', 'done'],
    ['an add', 'lost', 'current', 'another line', 'fails with the error of the call'],
    ['an add', 'lost', 'current', 'the same', 'fails with the error of the call'],
    ['an add', 'lost', 'current', 'an error', 'fails with the error of the call'],
    ['an add', 'lost', 'current', 'a held cart', 'fails with the error of the call'],
    ['an add', 'lost', 'outdated', 'one piece more', 'done'],
    ['an add', 'lost', 'outdated', 'the same', 'fails with the error of the call'],
    ['an add', 'lost', 'unknown', 'one piece more', 'done'],
    ['a change of a line', 'lost', 'current', 'another line', 'done'],
    ['a change of a line', 'lost', 'current', 'the same', 'fails with the error of the call'],
    ['a change of a line', 'lost', 'outdated', 'another line', 'fails with the error of the call'],
    ['a change of a line', 'lost', 'unknown', 'another line', 'fails with the error of the call'],
    ['a reorder', 'lost', 'current', 'another line', 'done'],
    ['a reorder', 'lost', 'current', 'an error', 'fails with the error of the call'],
    ['a choice', 'lost', 'current', 'another line', 'fails with the error of the call'],
  ])('[API-04] %s that was %s for a cart that was %s, and then %s: %s', (change, sent, before, after, expected) => {
    expect(outcome(change, sent, before, after)).toBe(expected)
  })

  it.each(Object.keys(changes) as Row[0][])('[API-05] %s that was refused fails with its error', (change) => {
    for (const after of Object.keys(reads) as Row[3][]) {
      expect(outcome(change, 'refused', 'current', after)).toBe('fails with the error of the call')
    }
  })

  it.each([
    ['a gift besides', [one, other]],
    ['another line instead', [other]],
    ['another quantity', [two]],
  ])('[CART-31] sees that a cart has changed by %s, although its total is the same', (_what, lines) => {
    const after = { cart: { ...emptyCart, lines, total: 1 }, lacksMerge: false }
    expect(decide(answers.accepted, current, after, changes['an add'])).toBeUndefined()
  })
})
