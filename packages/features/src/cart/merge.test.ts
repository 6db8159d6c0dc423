import type { Gateway } from '@shop/api-client'
import type { CartLine } from '@shop/domain/cart/cart.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { describe, expect, it } from 'vitest'
import { newBrowser } from '../testing/new-browser.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { copiedCart } from './copied-cart-note.ts'
import { cartsToMerge, createCartMerges } from './merge.ts'
import { mergeCartOf } from './cart-of-visit.ts'
import { createCartStore } from './cart-store.ts'
import { refresh } from './queue.ts'

const failures: [string, () => Response][] = [
  ['is refused', () => Response.json({}, { status: 400 })],
  ['breaks', () => new Response(null, { status: 502 })],
  ['is cut off', () => Response.error()],
  ['comes back as a page of somebody in between', () => new Response('<!doctype html><h1>Sign in to the Wi-Fi</h1>')],
]

/** A cart whose gateway fails to merge as told. The cart of before the login has another id. */
function open(fail: () => Response, browser = newBrowser()) {
  const state = { isWell: false, hasGoods: false, merged: [] as string[] }
  const gateway = fakeGateway(({ path, query }) => {
    if (path === '/api/cart/get') return { products: [], total: state.hasGoods ? 3 : 0 }
    state.merged.push(query.get('previousUserId') ?? '')
    if (!state.isWell) return fail()
    state.hasGoods = true
    return undefined
  })
  const cart = createCartStore(gateway, createCartMerges(browser))
  return { state, browser, cart, getState: cart.getState }
}

const showing = (total: number, lacksMerge: boolean) => ({ view: { cart: { total }, lacksMerge } })

describe('createCartMerges', () => {
  it.each(failures)('[SES-09] merges a cart at a later read when the first attempt %s (OP-78)', async (_how, fail) => {
    const { state, cart, getState } = open(fail)
    await mergeCartOf({ cart }, 'before')
    expect(getState()).toMatchObject(showing(0, true))
    await refresh({ cart })
    expect(getState()).toMatchObject(showing(0, true))
    state.isWell = true
    await refresh({ cart })
    expect(getState()).toMatchObject(showing(3, false))
    await refresh({ cart })
    expect(state.merged).toEqual(['before', 'before', 'before'])
  })

  it('gives up on a cart that the gateway does not have, and ends the warning (OP-78)', async () => {
    const { state, cart, getState } = open(() => Response.json({}, { status: 404 }))
    await mergeCartOf({ cart }, 'before')
    expect(getState()).toMatchObject(showing(0, false))
    await refresh({ cart })
    expect(state.merged).toEqual(['before'])
  })

  it('gives up on a cart after repeated refusals, through reloads too (OP-78)', async () => {
    const { state, browser, cart, getState } = open(() => Response.json({}, { status: 400 }))
    await mergeCartOf({ cart }, 'before')
    for (let reads = 0; reads < 5; reads++) await refresh({ cart })
    expect(getState()).toMatchObject(showing(0, true))
    const later = open(() => Response.json({}, { status: 400 }), browser)
    for (let reads = 0; reads < 10; reads++) await refresh(later)
    expect(later.getState()).toMatchObject(showing(0, false))
    expect(state.merged.length + later.state.merged.length).toBe(10)
  })

  it('does not give up while the gateway is unreachable', async () => {
    const { state, cart, getState } = open(() => new Response(null, { status: 502 }))
    await mergeCartOf({ cart }, 'before')
    for (let reads = 0; reads < 20; reads++) await refresh({ cart })
    state.isWell = true
    await refresh({ cart })
    expect(getState()).toMatchObject(showing(3, false))
  })

  it('keeps the previous id through a reload, until its cart is merged (OP-78)', async () => {
    const before = open(() => new Response(null, { status: 500 }))
    await mergeCartOf(before, 'before')
    const after = open(() => Response.error(), before.browser)
    after.state.isWell = true
    await refresh(after)
    expect(after.getState()).toMatchObject(showing(3, false))
    const later = open(() => Response.error(), before.browser)
    await refresh(later)
    expect(later.state.merged).toEqual([])
  })

  it('merges the carts of several logins, each once', async () => {
    const { state, cart } = open(() => Response.error())
    state.hasGoods = true
    await mergeCartOf({ cart }, 'first')
    await mergeCartOf({ cart }, 'first')
    await mergeCartOf({ cart }, 'second')
    state.merged.length = 0
    state.isWell = true
    await refresh({ cart })
    expect(state.merged).toEqual(['first', 'second'])
  })

  it('[SES-09] merges an empty cart once, without a warning if the gateway has no such cart', async () => {
    const { state, cart, getState } = open(() => Response.json({}, { status: 404 }))
    await refresh({ cart })
    await mergeCartOf({ cart }, 'before')
    expect(getState()).toMatchObject(showing(0, false))
    await refresh({ cart })
    expect(state.merged).toEqual(['before'])
  })

  it('asks for the carts of a few logins only, however many were refused', async () => {
    const { state, cart } = open(() => Response.error())
    state.hasGoods = true
    for (let logins = 1; logins <= 10; logins++) await mergeCartOf({ cart }, `login-${logins}`)
    state.merged.length = 0
    await refresh({ cart })
    expect(state.merged).toEqual(['login-8', 'login-9', 'login-10'])
  })

  it('keeps waiting for one cart when another is merged', async () => {
    const browser = newBrowser()
    const gateway = fakeGateway(({ path, query }) =>
      path === '/api/cart/get' || query.get('previousUserId') === 'first'
        ? { products: [], total: 1 }
        : new Response(null, { status: 502 }),
    )
    const merges = createCartMerges(browser)
    for (const id of ['first', 'second', 'third']) merges.add(id, undefined)
    await refresh({ cart: createCartStore(gateway, merges) })
    expect(cartsToMerge.read(browser)?.map(({ id }) => id)).toEqual(['second', 'third'])
  })

  it.each<[string, unknown, string[] | undefined]>([
    ['keeps the last three', ['1', '2', '3', '4'].map((id) => ({ id, refusals: 0 })), ['2', '3', '4']],
    [
      'leaves out what is no id',
      [{ id: '', refusals: 0 }, { id: 7, refusals: 0 }, null, { id: '1', refusals: 0 }],
      ['1'],
    ],
    ['leaves out what counts nothing', [{ id: '1' }, { id: '2', refusals: '0' }], []],
    ['knows nothing of another kind', { id: '1', refusals: 0 }, undefined],
  ])('reads what it has stored, and %s', (_what, stored, ids) => {
    const browser = newBrowser()
    browser.localStorage.write('cart', JSON.stringify({ toMerge: stored }))
    expect(cartsToMerge.read(browser)?.map(({ id }) => id)).toEqual(ids)
  })

  it('stores no list without a cart, and merges no empty cart once the visitor has changed', async () => {
    const browser = newBrowser()
    const { state, cart } = open(() => Response.json({}, { status: 404 }), browser)
    await mergeCartOf({ cart }, 'before')
    expect(browser.localStorage.keys()).toEqual([])
    await refresh({ cart })
    cart.queue.merges.add('empty', { ...emptyCart, total: 0 })
    cart.queue.merges.clear()
    state.merged.length = 0
    await refresh({ cart })
    expect(state.merged).toEqual([])
  })

  it('[SES-22] drops the note of a copied basket with an empty cart, and keeps it with a full one', () => {
    const browser = newBrowser()
    const merges = createCartMerges(browser)
    copiedCart.write(browser, COPIED)
    merges.add('full', { ...emptyCart, total: 2 })
    merges.add('unknown', undefined)
    expect(copiedCart.read(browser)).toEqual(COPIED)
    merges.add('empty', emptyCart)
    expect(copiedCart.read(browser)).toBeUndefined()
  })

  it('[SES-22] takes out after the merge what the basket and its copy both hold', async () => {
    const { browser, merges, calls, state } = openCopied()
    expect(await merges.mergeAll(calls)).toBe(false)
    expect(state).toEqual({ asked: ['get', 'override v-1', 'get', 'update a 2'], own: 2 })
    expect([copiedCart.read(browser), cartsToMerge.read(browser)]).toEqual([undefined, undefined])
    expect(await merges.mergeAll(calls)).toBe(false)
    expect(state.asked).toHaveLength(4)
  })

  it('[SES-22] takes out no piece that the visitor has added to the copy', async () => {
    const { merges, calls, state } = openCopied(3)
    await merges.mergeAll(calls)
    expect(state).toEqual({ asked: ['get', 'override v-1', 'get', 'update a 3'], own: 3 })
  })

  it('[SES-22] merges no copy before the customer’s own basket is read', async () => {
    const { browser, merges, calls, state } = openCopied()
    const get = calls.get
    calls.get = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await merges.mergeAll(calls)).toBe(true)
    expect(state.asked).toEqual([])
    calls.get = get
    expect(await merges.mergeAll(calls)).toBe(false)
    expect([state.own, copiedCart.read(browser)]).toEqual([2, undefined])
  })

  it('[SES-22] takes out at a later read what could not be taken out at once', async () => {
    const { browser, merges, calls, state } = openCopied()
    const update = calls.updateProduct
    calls.updateProduct = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await merges.mergeAll(calls)).toBe(false)
    expect([state.own, cartsToMerge.read(browser)]).toEqual([4, undefined])
    calls.updateProduct = update
    expect(await merges.mergeAll(calls)).toBe(false)
    expect([state.own, copiedCart.read(browser)]).toEqual([2, undefined])
  })
})

const COPIED = { customerId: 'ann', anonymousId: 'v-1', lines: { a: 2 }, isCertain: true }

const lines = (quantity: number) => [{ id: 'a', itemNumber: 'a', quantity } as CartLine]

/** A customer has logged in whose basket of two pieces had been copied for a guest, who now has `copied` of them. */
function openCopied(copied = 2) {
  const browser = newBrowser()
  const merges = createCartMerges(browser, () => 'ann')
  const state = { asked: [] as string[], own: 2 }
  const answer = (asked: string) => (
    state.asked.push(asked),
    Promise.resolve({ ...emptyCart, lines: lines(state.own) })
  )
  const calls = {
    get: () => answer('get'),
    override: async (id: string) => {
      state.own += copied
      await answer(`override ${id}`)
    },
    updateProduct: (itemNumber: string, quantity: number) => {
      state.own = quantity
      return answer(`update ${itemNumber} ${quantity}`)
    },
  } as unknown as Gateway['cart']
  copiedCart.write(browser, COPIED)
  merges.add('v-1', { ...emptyCart, total: copied, lines: lines(copied) })
  return { browser, merges, calls, state }
}
