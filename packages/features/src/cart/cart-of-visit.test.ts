import { describe, expect, it } from 'vitest'
import { newBrowser } from '../testing/new-browser.ts'
import type { Answer } from '../testing/fake-gateway.ts'
import { openCart } from '../testing/open-cart.ts'
import { forget } from '../runtime/memory/memory.ts'
import { createCartMerges } from './merge.ts'
import { chooseDelivery } from './actions.ts'
import { hold, mergeCartOf, release, reset, showEmpty } from './cart-of-visit.ts'
import { refresh } from './queue.ts'

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
})
