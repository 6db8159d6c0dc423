import { GatewayFailure } from '@shop/api-client/failure.ts'
import { describe, expect, it } from 'vitest'
import { fakeGateway, refusal } from '../testing/fake-gateway.ts'
import type { GatewayLoader } from '../runtime/gateway/gateway-loader.ts'
import { newBrowser } from '../testing/new-browser.ts'
import { createCartMerges } from './cart-merges.ts'
import { createCartStore } from './cart-store.ts'

const open = (gateway: GatewayLoader) => createCartStore(gateway, createCartMerges(newBrowser()))
const cartOf = (total: number) => ({ products: [], total, displayPrice: '' })

const lineOf = (id: string, quantity = 1) => ({ id, itemNumber: `N-${id}`, quantity })

/** A gateway that accepts adds, and whose cart can be read only while `isReadable`. */
function openWithFailingReads() {
  const state = { isReadable: false, added: 0 }
  const gateway = fakeGateway(({ path }) => {
    if (path === '/api/cart/get') return state.isReadable ? cartOf(state.added) : new Response(null, { status: 503 })
    state.added += 2
    return undefined
  })
  return { state, ...open(gateway) }
}

describe('the cart store', () => {
  it('[CART-07] applies changes in the order they were asked for, each followed by a fresh read', async () => {
    const seen: string[] = []
    const store = open(
      fakeGateway(({ path, body }) => {
        seen.push(path === '/api/cart/get' ? 'read' : Object.keys((body as { products: object }).products).join())
        return cartOf(seen.length)
      }),
    )
    const { add } = store.getState()
    await Promise.all([add('a', 1), add('b', 2)])
    expect(seen).toEqual(['a', 'read', 'b', 'read'])
    expect(store.getState()).toMatchObject({ pending: 0, changes: 2, cart: { total: 4 } })
  })

  it('[CART-07] counts what is in flight until the fresh cart is there', async () => {
    const store = open(fakeGateway(() => cartOf(1)))
    const adding = store.getState().add('a', 1)
    expect(store.getState()).toMatchObject({ pending: 1, isLoaded: false })
    await adding
    expect(store.getState()).toMatchObject({ pending: 0, isLoaded: true })
  })

  it('[MINI-07] counts added pieces at once, and as the gateway does when it has answered', async () => {
    let calls = 0
    const store = open(fakeGateway(() => cartOf((calls += 1) + 5)))
    const { add } = store.getState()
    const adding = Promise.all([add('a', 2), add('b', 3)])
    expect(store.getState()).toMatchObject({ optimisticPieces: 5, cart: { total: 0 } })
    await adding
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, cart: { total: 9 } })
  })

  it('takes back the count of pieces that could not be added', async () => {
    const store = open(fakeGateway(() => refusal('product-not-available')))
    await expect(store.getState().add('gone', 4)).rejects.toBeInstanceOf(GatewayFailure)
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, pending: 0, cart: { total: 0 } })
  })

  it('reads the cart after a refused change, and rejects with the reason', async () => {
    const store = open(
      fakeGateway(({ path }) => (path === '/api/cart/add' ? refusal('product-not-available') : cartOf(2))),
    )
    const added = store.getState().add('gone', 1)
    await expect(added).rejects.toBeInstanceOf(GatewayFailure)
    expect(store.getState()).toMatchObject({ pending: 0, changes: 0, cart: { total: 2 } })
  })

  it('continues with the next change after a failed one', async () => {
    let calls = 0
    const store = open(
      fakeGateway(({ path }) => {
        if (path === '/api/cart/get') return cartOf(calls + 5)
        calls += 1
        if (calls === 1) throw new TypeError('offline')
        return undefined
      }),
    )
    const { add } = store.getState()
    const [first, second] = await Promise.allSettled([add('a', 1), add('b', 2)])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
    expect(store.getState()).toMatchObject({ pending: 0, cart: { total: 7 } })
  })

  it('[SES-09] merges the cart from before the login, then reads the cart', async () => {
    const seen: string[] = []
    const store = open(
      fakeGateway(({ path, query }) => {
        seen.push(`${path}?${query}`)
        return cartOf(3)
      }),
    )
    await store.getState().mergeCartOf('before')
    expect(seen).toEqual([
      '/api/cart/override-cart?previousUserId=before&userId=visitor',
      '/api/cart/get?userId=visitor',
    ])
  })

  it('[SHELL-02] counts as loaded after a failed first read', async () => {
    const store = open(fakeGateway(() => new Response(null, { status: 500 })))
    await expect(store.getState().refresh()).rejects.toBeInstanceOf(GatewayFailure)
    expect(store.getState()).toMatchObject({ isLoaded: true, pending: 0 })
  })

  it('gives the cart when nothing is in flight any more, also when a change among it failed', async () => {
    let reads = 0
    const store = open(
      fakeGateway(({ path }) => (path === '/api/cart/get' ? cartOf((reads += 1)) : refusal('not-enough-in-stock'))),
    )
    const { refresh, add, whenIdle } = store.getState()
    const underway = [refresh(), add('a', 1), refresh()]
    expect((await whenIdle()).total).toBe(3)
    expect((await Promise.allSettled(underway)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it.each([
    [
      'a page of HTML',
      () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('[CART-31] resolves an add only if the cart has changed, although the response was %s', async (_what, answer) => {
    const store = open(fakeGateway(({ path }) => (path === '/api/cart/get' ? cartOf(2) : answer())))
    await store.getState().refresh()
    await expect(store.getState().add('a', 1)).rejects.toBeInstanceOf(GatewayFailure)
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, cart: { total: 2 } })
  })

  it('[CART-31] rejects an add that leaves the cart unchanged as refused without a code', async () => {
    const store = open(fakeGateway(() => cartOf(2)))
    await store.getState().refresh()
    await expect(store.getState().add('a', 1)).rejects.toMatchObject({
      failure: { kind: 'refused', status: 200, errorCodes: [] },
    })
  })

  it('[CART-31] resolves an add to a cart that is unread or outdated', async () => {
    const unread = open(fakeGateway(() => cartOf(0)))
    await expect(unread.getState().add('a', 1)).resolves.toBeUndefined()
    const outdated = open(fakeGateway(() => cartOf(0)))
    await outdated.getState().refresh()
    outdated.setState({ isOutdated: true })
    await expect(outdated.getState().add('a', 1)).resolves.toBeUndefined()
  })

  it.each([
    ['another line', [lineOf('b')]],
    ['a gift besides', [lineOf('a'), lineOf('gift')]],
    ['another number of pieces', [lineOf('a', 2)]],
  ])('[CART-31] sees that a cart has changed by %s, although it counts the same', async (_what, after) => {
    let products = [lineOf('a')]
    const store = open(fakeGateway(({ path }) => (path === '/api/cart/get' ? { products, total: 1 } : undefined)))
    await store.getState().refresh()
    products = after
    await store.getState().add('b', 1)
    expect(store.getState()).toMatchObject({ changes: 1, cartBefore: { lines: [{ id: 'a', quantity: 1 }] } })
  })

  it('[MINI-05] does not count a change made elsewhere as the visitor’s', async () => {
    let total = 1
    const store = open(fakeGateway(() => cartOf(total)))
    await store.getState().refresh()
    total = 2
    await store.getState().refresh()
    expect(store.getState()).toMatchObject({ changes: 0, cart: { total: 2 }, cartBefore: { total: 0 } })
  })

  it('[CART-31] resolves a successful change if only the cart cannot be read', async () => {
    const { state, getState } = openWithFailingReads()
    await getState().add('a', 2)
    expect(getState()).toMatchObject({ isOutdated: true, optimisticPieces: 2, pending: 0, changes: 0 })
    state.isReadable = true
    await getState().refresh()
    expect(getState()).toMatchObject({ isOutdated: false, optimisticPieces: 0, changes: 1, cart: { total: 2 } })
  })

  it('rejects a choice whose totals cannot be read', async () => {
    const { getState } = openWithFailingReads()
    await expect(getState().chooseShipping('GLS')).rejects.toMatchObject({ failure: { kind: 'broken', status: 503 } })
  })

  it('rejects with the failure of the change, not of the read after it', async () => {
    const store = open(
      fakeGateway(({ path }) => (path === '/api/cart/get' ? new Response(null, { status: 503 }) : refusal('gone'))),
    )
    await expect(store.getState().add('a', 1)).rejects.toMatchObject({
      failure: { kind: 'refused', errorCodes: ['gone'] },
    })
  })
})
