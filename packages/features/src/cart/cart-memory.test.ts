import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { describe, expect, it } from 'vitest'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { newBrowser } from '../testing/new-browser.ts'
import type { PlatformOf } from '../runtime/memory/memory.ts'
import { cartTotal, createCartMemory } from './cart-memory.ts'
import type { CartState } from './cart.ts'
import { createCartMerges } from './merge.ts'
import { hold, reset, showEmpty } from './cart-of-visit.ts'
import { createCartStore } from './cart-store.ts'
import { refresh } from './queue.ts'

/** A visit during which the gateway reports `total` pieces in the cart. */
function visit(browser: PlatformOf<'cart'>, userId: string, total = 3) {
  const gateway = fakeGateway(() => ({ products: [], total }))
  const cart = createCartStore(gateway, createCartMerges(newBrowser()))
  createCartMemory(cart, browser, () => userId).recall()
  return cart
}

describe('createCartMemory', () => {
  it('[MINI-07] recalls the total on the next visit, until the cart is read', async () => {
    const browser = newBrowser()
    const first = visit(browser, 'inger', 3)
    expect(first.getState().view.recalled).toBeUndefined()
    await refresh({ cart: first })
    const second = visit(browser, 'inger', 5)
    expect(second.getState()).toMatchObject({ view: { from: 'nowhere', recalled: 3 } })
    await refresh({ cart: second })
    expect(visit(browser, 'inger').getState().view.recalled).toBe(5)
  })

  it('[MINI-07] writes the total once for each read, and for a new visitor’s empty cart', async () => {
    const browser = newBrowser()
    const writes: string[] = []
    const { localStorage } = browser
    const write = (key: string, text: string) => writes.push(text) && localStorage.write(key, text)
    const noting = { localStorage: { ...localStorage, write } }
    const cart = visit(noting, 'inger', 12)
    cart.setState({ lags: true })
    await refresh({ cart })
    cart.setState({ lags: false })
    expect(writes).toEqual(['{"total":{"total":12,"visitorId":"inger"}}'])
    expect(visit(browser, 'inger').getState().view.recalled).toBe(12)
    showEmpty({ cart: visit(noting, 'ole') })
    expect(writes).toHaveLength(2)
    expect(cartTotal.read(browser)).toEqual({ total: 0, visitorId: 'ole' })
  })

  it('[SES-19] shows no visitor the total of another one', async () => {
    const browser = newBrowser()
    const cart = visit(browser, 'inger')
    await refresh({ cart })
    expect(visit(browser, 'ole').getState().view.recalled).toBeUndefined()
    reset({ cart })
    expect(browser.localStorage.keys()).toEqual([])
    expect(visit(browser, 'inger').getState().view.recalled).toBeUndefined()
  })

  it('forgets the recalled total when the visitor changes', async () => {
    const browser = newBrowser()
    await refresh({ cart: visit(browser, 'inger') })
    const cart = visit(browser, 'inger')
    reset({ cart })
    expect(cart.getState().view.recalled).toBeUndefined()
    expect(browser.localStorage.keys()).toEqual([])
  })

  it.each<[string, unknown, number | undefined]>([
    ['a total', { total: 3, visitorId: 'inger' }, 3],
    ['an empty cart', { total: 0, visitorId: 'inger' }, 0],
    ['the largest total', { total: 999_999, visitorId: 'inger' }, 999_999],
    ['a larger one', { total: 1_000_000, visitorId: 'inger' }, undefined],
    ['less than nothing', { total: -1, visitorId: 'inger' }, undefined],
    ['half a piece', { total: 1.5, visitorId: 'inger' }, undefined],
    ['a total in words', { total: '3', visitorId: 'inger' }, undefined],
    ['nobody’s total', { total: 3 }, undefined],
    ['nothing', null, undefined],
  ])('[MINI-07] recalls what can be a total alone: %s', (_what, stored, recalled) => {
    const browser = newBrowser()
    browser.localStorage.write('cart', JSON.stringify({ total: stored }))
    expect(cartTotal.read(browser)?.total).toBe(recalled)
  })

  it.each<[string, CartState['view'], boolean]>([
    ['before it is read', { from: 'nowhere' }, true],
    ['when it could not be read', { from: 'unread' }, true],
    ['not once it is read', { from: 'gateway', cart: emptyCart, lacksMerge: false }, false],
    ['not in place of an interrupted customer’s', { from: 'held', cart: undefined }, false],
  ])('[MINI-07] recalls the total of a cart %s', (_when, view, isRecalled) => {
    const browser = newBrowser()
    cartTotal.write(browser, { total: 3, visitorId: 'inger' })
    const cart = createCartStore(
      fakeGateway(() => ({})),
      createCartMerges(browser),
    )
    cart.setState({ view })
    createCartMemory(cart, browser, () => 'inger').recall()
    expect(cart.getState().view).toEqual(isRecalled ? { ...view, recalled: 3 } : view)
  })

  it('[SES-19] writes no total of a cart that is held', () => {
    const browser = newBrowser()
    const cart = visit(browser, 'ole')
    hold({ cart }, { ...emptyCart, total: 7 })
    expect(cartTotal.read(browser)).toBeUndefined()
  })
})
