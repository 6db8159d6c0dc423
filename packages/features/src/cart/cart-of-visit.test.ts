import type { CartEffect } from '@shop/domain/account/visit.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { describe, expect, it, vi } from 'vitest'
import { newBrowser } from '../testing/new-browser.ts'
import type { Answer } from '../testing/fake-gateway.ts'
import { openCart } from '../testing/open-cart.ts'
import { forget } from '../runtime/memory/memory.ts'
import { createCartMerges } from './merge.ts'
import { chooseDelivery } from './actions.ts'
import { createCartOfVisit, hold, mergeCartOf, release, reset, showEmpty } from './cart-of-visit.ts'
import { refresh } from './queue.ts'

/** A visit's cart of one piece. `done` are the calls and what else happens, in turn. */
function openVisit({ pressed = false, answer }: { pressed?: boolean; answer?: Answer } = {}) {
  const shop = openCart({ a: 1 }, answer && { answer })
  const done = shop.asked
  const show = createCartOfVisit({
    ...shop,
    cartMemory: { recall: () => void done.push('recall') },
    adoptPresses: () => done.push('adopt') > 0 && pressed,
  })
  const settle = () => vi.waitFor(() => expect(shop.state().busy).toBe(0))
  return { ...shop, done, settle, show: (to: CartEffect) => (show(to), settle()) }
}

describe('createCartOfVisit', () => {
  it.each<[string, CartEffect, boolean, string[]]>([
    ['reads a cart', 'read', false, ['recall', 'adopt', 'get']],
    ['leaves the read to adds from before hydration', 'read', true, ['recall', 'adopt']],
    ['merges and reads a cart', { mergeFrom: 'before' }, false, ['recall', 'adopt', 'override-cart', 'get']],
    ['makes no call for an empty one', 'empty', false, ['recall', 'adopt']],
    ['makes none to hold one', 'hold', false, []],
    ['reads the guest’s in place of one that was held', 'discard', false, ['get']],
  ])('[SES-09] [SES-21] %s', async (_what, to, pressed, expected) => {
    const { show, done } = openVisit({ pressed })
    await show(to)
    expect(done).toEqual(expected)
  })

  it('shows an empty cart at once, and adopts early adds once', async () => {
    const { show, done, state } = openVisit({ pressed: true })
    await show('empty')
    expect(state().view).toEqual({ from: 'gateway', cart: emptyCart, lacksMerge: false })
    await show('read')
    expect(done).toEqual(['recall', 'adopt', 'recall', 'get'])
  })

  it('[SES-21] holds the cart on show, and shows it until the next one is read', async () => {
    const { show, state } = openVisit()
    await show('read')
    const { cart } = state().view
    await show('hold')
    expect(state().view).toEqual({ from: 'held', cart })
    const reading = show('read')
    expect(state().view).toEqual({ from: 'gateway', cart, lacksMerge: false })
    await reading
    expect(state()).toMatchObject({ lags: false, view: { from: 'gateway', cart: { total: 1 } } })
  })

  it('[SES-21] discards what was held before the guest’s cart is read', async () => {
    const { show, state } = openVisit()
    await show('read')
    await show('hold')
    const reading = show('discard')
    expect(state().view).toEqual({ from: 'unread' })
    await reading
    expect(state().view).toMatchObject({ from: 'gateway', cart: { total: 1 } })
  })

  it('[SES-21] says that a released cart may have changed when it cannot be read', async () => {
    let isWell = true
    const { show, state } = openVisit({ answer: () => (isWell ? undefined : Response.error()) })
    await show('read')
    await show('hold')
    isWell = false
    await show('read')
    expect(state()).toMatchObject({ lags: true, view: { from: 'gateway', cart: { total: 1 } } })
  })
})

describe('showEmpty', () => {
  it('shows an empty cart without a call', () => {
    const shop = openCart()
    showEmpty(shop)
    expect(shop.state()).toMatchObject({ busy: 0, view: { from: 'gateway', cart: { lines: [], total: 0 } } })
    expect(shop.asked).toEqual([])
  })
})

const failMerges: Answer = ({ path }) => (path === '/api/cart/get' ? undefined : Response.error())

describe('mergeCartOf', () => {
  it('[SES-09] merges the cart from before the login, then reads the cart', async () => {
    const shop = openCart()
    await mergeCartOf(shop, 'before')
    expect(shop.asked).toEqual(['override-cart', 'get'])
  })

  it.each([
    ['stores a cart to merge through a reload', { a: 1 }, true],
    ['does not store one that was empty', {}, false],
  ])('[SES-09] %s', async (_what, lines, isStored) => {
    const browser = newBrowser()
    const shop = openCart(lines, { answer: failMerges, browser })
    await refresh(shop)
    await mergeCartOf(shop, 'before')
    expect(browser.localStorage.keys().length > 0).toBe(isStored)
    expect(shop.state()).toMatchObject({ view: { lacksMerge: isStored } })
  })
})

describe('reset', () => {
  it('[SES-09] forgets the cart and the carts to merge', async () => {
    const browser = newBrowser()
    const shop = openCart({ a: 1 }, { browser })
    await refresh(shop)
    shop.cart.setState({ lags: true })
    createCartMerges(browser).add('before', undefined)
    forget(browser, 'customer')
    reset(shop)
    expect(shop.state()).toMatchObject({ lags: false, view: { from: 'unread' } })
    expect(browser.localStorage.keys()).toEqual([])
    await refresh(shop)
    expect(shop.asked).toEqual(['get', 'get'])
  })
})

describe('hold', () => {
  it('makes no call until the release, which sends the delivery that was chosen meanwhile', async () => {
    const shop = openCart({ a: 1 })
    await refresh(shop)
    hold(shop)
    await refresh(shop)
    await chooseDelivery(shop, 'GLS')
    expect(shop.asked).toEqual(['get'])
    expect(shop.state()).toMatchObject({ view: { from: 'held', cart: { total: 1, selectedShippingType: 'GLS' } } })
    await release(shop, () => refresh(shop))
    expect(shop.asked).toEqual(['get', 'get', 'update', 'get'])
    expect(shop.changes.at(-1)).toMatchObject({ body: { shippingMethod: 'GLS' } })
  })

  it.each<[string, Record<string, number>, Answer | undefined, string[]]>([
    ['is the same', { a: 1 }, () => ({ products: [line], total: 1, selectedShippingType: 'GLS' }), []],
    ['is for an empty cart', {}, undefined, []],
    ['is another', { a: 1 }, undefined, ['update', 'get']],
  ])('compares the delivery of a held cart with the one read, which %s', async (_what, lines, answer, sent) => {
    const shop = openCart(lines, answer && { answer })
    hold(shop, { ...emptyCart, total: 1, selectedShippingType: 'GLS' })
    await release(shop, () => refresh(shop))
    expect(shop.asked).toEqual(['get', ...sent])
  })

  it('is read anew where none was on show', async () => {
    const shop = openCart({ a: 1 })
    hold(shop)
    const reading = release(shop, () => refresh(shop))
    expect(shop.state().view).toEqual({ from: 'unread' })
    await reading
    expect(shop.asked).toEqual(['get'])
  })
})

const line = { id: 'a', itemNumber: 'N-a', quantity: 1 }
