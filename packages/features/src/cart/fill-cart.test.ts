import { GatewayFailure } from '@shop/api-client/failure.ts'
import { describe, expect, it } from 'vitest'
import { newBrowser } from '../testing/new-browser.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { createCartMerges } from './cart-merges.ts'
import { createCartStore } from './cart-store.ts'
import { fillCart } from './fill-cart.ts'

const LOST = new Response(null, { status: 502 })

/** A gateway that adds two pieces with each call, and may lose its responses. */
async function open() {
  const gateway = { pieces: 1, sent: 0, losesAnswers: false, isReadable: true, isWorking: true }
  const load = fakeGateway(({ path }) => {
    if (path !== '/api/cart/get') return undefined
    const line = { id: 'a', itemNumber: 'N-a', quantity: gateway.pieces }
    return gateway.isReadable ? { products: [line], total: gateway.pieces } : LOST.clone()
  })
  const call = async () => {
    gateway.sent += 1
    if (gateway.isWorking) gateway.pieces += 2
    if (gateway.losesAnswers) throw new GatewayFailure({ kind: 'unreachable' })
  }
  const store = createCartStore(load, createCartMerges(newBrowser()))
  await store.getState().refresh()
  return { gateway, store, fill: () => fillCart(store, 'order HB-1', call), getState: store.getState }
}

describe('fillCart', () => {
  it('[ORD-10] adds and shows what was added', async () => {
    const { gateway, fill, getState } = await open()
    await fill()
    expect(gateway.sent).toBe(1)
    expect(getState()).toMatchObject({ cart: { total: 3 }, isOutdated: false, changes: 0 })
  })

  it('[ORD-10] resolves if only the cart cannot be read afterwards', async () => {
    const { gateway, fill, getState } = await open()
    gateway.isReadable = false
    await fill()
    expect(gateway.sent).toBe(1)
    expect(getState().isOutdated).toBe(true)
  })

  it('[ORD-10] resolves if the response is lost and the cart shows the items', async () => {
    const { gateway, fill, getState } = await open()
    gateway.losesAnswers = true
    await fill()
    expect(getState().cart.total).toBe(3)
  })

  it('[ORD-10] rejects if the response is lost and the cart is unchanged, and sends again on request', async () => {
    const { gateway, fill, getState } = await open()
    Object.assign(gateway, { losesAnswers: true, isWorking: false })
    await expect(fill()).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    Object.assign(gateway, { losesAnswers: false, isWorking: true })
    await fill()
    expect([gateway.sent, getState().cart.total]).toEqual([2, 3])
  })

  it('[ORD-10] reads the cart before it sends again if neither response nor cart arrived', async () => {
    const { gateway, fill, getState } = await open()
    Object.assign(gateway, { losesAnswers: true, isReadable: false })
    await expect(fill()).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    await expect(fill()).rejects.toBeInstanceOf(GatewayFailure)
    expect(gateway.sent).toBe(1)
    Object.assign(gateway, { losesAnswers: false, isReadable: true })
    await fill()
    expect([gateway.sent, getState().cart.total]).toEqual([1, 3])
    await fill()
    expect([gateway.sent, getState().cart.total]).toEqual([2, 5])
  })

  it('[ORD-10] rejects with the refusal', async () => {
    const { store } = await open()
    const refused = new GatewayFailure({ kind: 'refused', status: 400, errorCodes: ['gone'] })
    await expect(fillCart(store, 'order HB-1', () => Promise.reject(refused))).rejects.toBe(refused)
  })

  it.each([
    ['shows the piece', 1, 'fulfilled', 1],
    ['is as it was', 0, 'rejected', 0],
  ])('[CART-31] judges an add by the cart where its answer is lost: %s', async (_what, added, status, changes) => {
    let total = 1
    const load = fakeGateway(({ path }) => {
      if (path === '/api/cart/get') return { products: [{ id: 'a', itemNumber: 'N-a', quantity: total }], total }
      total += added
      return LOST.clone()
    })
    const { getState } = createCartStore(load, createCartMerges(newBrowser()))
    await getState().refresh()
    const [end] = await Promise.allSettled([getState().add('a', 1)])
    expect(end.status).toBe(status)
    expect(getState()).toMatchObject({ cart: { total }, changes, optimisticPieces: 0, pending: 0 })
  })
})
