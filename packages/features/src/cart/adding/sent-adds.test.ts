import { sendAdd, type AddResponse } from '@shop/api-client/send-add.ts'
import { describe, expect, it, vi } from 'vitest'
import { withSendAdd } from '../../runtime/gateway/gateway-loader.ts'
import { newBrowser } from '../../testing/new-browser.ts'
import { addResponses, fakeFetch, fakeGateway, refusal, type Answer } from '../../testing/fake-gateway.ts'
import { createCartMerges } from '../cart-merges.ts'
import { createCartStore } from '../cart-store.ts'
import { runDueTasks } from '../../testing/run-due-tasks.ts'

/** A cart at a gateway that holds `lines`, and takes notes. */
function open(lines: Record<string, number>, answer: Answer = () => undefined) {
  const asked: string[] = []
  const gateway = fakeGateway((call) => {
    asked.push(call.path.replace('/api/cart/', ''))
    const products = Object.entries(lines).map(([id, quantity]) => ({ id, itemNumber: `N-${id}`, quantity }))
    return answer(call) ?? { products, total: products.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
  const cart = createCartStore(gateway, createCartMerges(newBrowser()))
  return { asked, ...cart.getState(), store: cart }
}
const { added, refused, lost } = addResponses
const sent = (productId: string, quantity: number, response: AddResponse | Promise<AddResponse>) => ({
  productId,
  quantity,
  response: Promise.resolve(response),
})

/** A cart whose gateway client loads when `load` is called, and an add that needs no client. */
function openWithoutClient(answer: Answer = () => undefined) {
  const asked: string[] = []
  const products = [{ id: 'a', itemNumber: 'N-a', quantity: 0 }]
  const respond: Answer = (call) => {
    asked.push(call.path.replace('/api/cart/', ''))
    const answered = answer(call)
    if (answered !== undefined) return answered
    if (call.path === '/api/cart/add') products[0]!.quantity += (call.body as { products: { a: number } }).products.a
    return { products, total: products[0]!.quantity }
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  const gateway = fakeGateway(respond)
  const loadGateway = withSendAdd(
    () => promise.then(gateway),
    {
      baseUrl: 'http://gateway.test',
      visitor: () => ({ userId: 'visitor' }),
      fetch: fakeFetch(respond),
    },
    sendAdd,
  )
  const store = createCartStore(loadGateway, createCartMerges(newBrowser()))
  store.getState().initEmpty()
  return { asked, store, add: store.getState().add, load: () => resolve() }
}
const refuseAdds: Answer = ({ path }) => (path === '/api/cart/add' ? refusal('out-of-stock') : undefined)

/** A gateway that answers an add with an error, although the add may have changed the cart. */
async function openLosing(quantityAfter: number) {
  let quantity = 5
  const opened = openWithoutClient(({ path }) => {
    if (path !== '/api/cart/add') return { products: [{ id: 'a', itemNumber: 'N-a', quantity }], total: quantity }
    quantity = quantityAfter
    return new Response(null, { status: 502 })
  })
  opened.load()
  await opened.store.getState().refresh()
  return opened
}

describe('an add sent before hydration', () => {
  it('[CART-30] sends nothing again, and reads the cart after all responses', async () => {
    const { promise, resolve } = Promise.withResolvers<AddResponse>()
    const { asked, store, initEmpty, adoptSentAdds, refresh, claimSentAdd, whenIdle } = open({ a: 2, b: 1 })
    initEmpty()
    adoptSentAdds([sent('a', 2, added), sent('b', 1, promise)])
    expect(store.getState()).toMatchObject({ optimisticPieces: 3, pending: 1 })
    const reading = refresh()
    await runDueTasks()
    expect(asked).toEqual([])
    resolve(added)
    await Promise.all([reading, claimSentAdd('a'), claimSentAdd('b')])
    expect(asked).toEqual(['get', 'get'])
    expect((await whenIdle()).total).toBe(3)
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, pending: 0, changes: 1 })
  })

  it('hands an outcome to the product’s button once, so that a later click is its own add', async () => {
    const { adoptSentAdds, claimSentAdd } = open({ a: 1 })
    adoptSentAdds([sent('a', 1, added)])
    expect(claimSentAdd('b')).toBeUndefined()
    await claimSentAdd('a')
    expect(claimSentAdd('a')).toBeUndefined()
  })

  it('[API-05] rejects a refused add with its reason, and does not send it again', async () => {
    const { asked, store, adoptSentAdds, claimSentAdd } = open({})
    adoptSentAdds([sent('a', 2, refused)])
    await expect(claimSentAdd('a')).rejects.toMatchObject({
      failure: { kind: 'refused', errorCodes: ['out-of-stock'] },
    })
    expect(asked).toEqual(['get'])
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, changes: 0 })
  })

  it('[API-04] confirms an add without a response if the cart holds the items', async () => {
    const { asked, store, initEmpty, adoptSentAdds, claimSentAdd } = open({ a: 3, b: 1 })
    initEmpty()
    adoptSentAdds([sent('a', 3, lost)])
    await claimSentAdd('a')
    expect(asked).toEqual(['get'])
    expect(store.getState().optimisticPieces).toBe(0)
  })

  it.each([
    ['fewer of the goods', { a: 2 }],
    ['none of the goods', {}],
    ['only other goods', { b: 5 }],
  ])(
    '[API-04] rejects an add without a response, and does not repeat it, when the cart holds %s',
    async (_what, lines) => {
      const { asked, store, initEmpty, adoptSentAdds, claimSentAdd } = open(lines)
      initEmpty()
      adoptSentAdds([sent('a', 3, lost)])
      await expect(claimSentAdd('a')).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
      expect(asked).toEqual(['get'])
      expect(store.getState().optimisticPieces).toBe(0)
    },
  )

  it('[CART-30] resolves an accepted add if only the cart cannot be read', async () => {
    const { store, adoptSentAdds, claimSentAdd } = open({}, () => new Response(null, { status: 503 }))
    adoptSentAdds([sent('a', 2, added), sent('b', 1, lost)])
    const unanswered = claimSentAdd('b')
    await claimSentAdd('a')
    await expect(unanswered).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ isOutdated: true, isLoaded: true, pending: 0 }))
  })

  it('[MINI-05] derives the cart before an add to a cart that was never read', async () => {
    const { store, adoptSentAdds, whenIdle } = open({ old: 4, both: 3, a: 2 })
    adoptSentAdds([sent('a', 2, added), sent('both', 1, added)])
    await whenIdle()
    const { cartBefore } = store.getState()
    expect(cartBefore.total).toBe(6)
    expect(Object.fromEntries(cartBefore.lines.map(({ id, quantity }) => [id, quantity]))).toEqual({ old: 4, both: 2 })
  })

  it('[MINI-05] counts a refused add neither as pieces nor as a change', async () => {
    const both = open({ old: 4, a: 2 })
    both.adoptSentAdds([sent('a', 2, added), sent('b', 1, refused)])
    await both.whenIdle()
    expect(both.store.getState()).toMatchObject({ changes: 1, cartBefore: { total: 4 } })
    const one = open({ old: 4 })
    one.adoptSentAdds([sent('b', 1, refused)])
    await one.whenIdle()
    expect(one.store.getState()).toMatchObject({ changes: 0, optimisticPieces: 0, cart: { total: 4 } })
  })

  it('[CART-30] ignores a failed add without a button', async () => {
    const unhandled = vi.fn<() => void>()
    process.on('unhandledRejection', unhandled)
    const { adoptSentAdds, whenIdle } = open({})
    adoptSentAdds([sent('a', 3, lost)])
    await whenIdle()
    await runDueTasks()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('[CART-30] sends an add at once while the gateway client is loading', async () => {
    const { asked, store, add, load } = openWithoutClient()
    const adding = add('a', 2)
    await vi.waitFor(() => expect(asked).toEqual(['add']))
    expect(store.getState()).toMatchObject({ optimisticPieces: 2, pending: 1 })
    load()
    await adding
    expect(asked).toEqual(['add', 'get'])
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, changes: 1, cart: { total: 2 } })
    await add('a', 2)
    expect(asked).toEqual(['add', 'get', 'add', 'get'])
  })

  it('[CART-30] sends a second add after the first one and its read', async () => {
    const { asked, add, load } = openWithoutClient()
    const adding = Promise.all([add('a', 1), add('a', 1)])
    await vi.waitFor(() => expect(asked).toEqual(['add']))
    load()
    await adding
    expect(asked).toEqual(['add', 'get', 'add', 'get'])
  })

  it('[CART-30] rejects an accepted add that has not changed the cart', async () => {
    const { store, add, load } = openWithoutClient(({ path }) =>
      path === '/api/cart/add' ? {} : { products: [], total: 0 },
    )
    const adding = add('a', 1)
    load()
    await expect(adding).rejects.toMatchObject({ failure: { kind: 'refused' } })
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, changes: 0, pending: 0 })
  })

  it('[API-05] sends a refused add once', async () => {
    const { asked, add, load } = openWithoutClient(refuseAdds)
    const adding = add('a', 1)
    load()
    await expect(adding).rejects.toMatchObject({ failure: { kind: 'refused', errorCodes: ['out-of-stock'] } })
    expect(asked).toEqual(['add', 'get'])
  })

  it('[API-04] confirms an add whose response is lost by the next read of the cart', async () => {
    const { asked, store, add } = await openLosing(6)
    await add('a', 1)
    expect(asked).toEqual(['get', 'add', 'get'])
    expect(store.getState()).toMatchObject({
      optimisticPieces: 0,
      changes: 1,
      cart: { total: 6 },
      cartBefore: { total: 5 },
    })
  })

  it('[API-04] rejects an add whose response is lost when the cart holds only older pieces', async () => {
    const { store, add } = await openLosing(5)
    await expect(add('a', 1)).rejects.toMatchObject({ failure: { kind: 'broken', status: 502 } })
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, changes: 0 })
  })

  it('[API-04] counts no piece when neither the add nor the cart is answered', async () => {
    const { store, add, load } = openWithoutClient(() => new Response(null, { status: 503 }))
    load()
    await expect(add('a', 1)).rejects.toMatchObject({ failure: { kind: 'broken' } })
    expect(store.getState()).toMatchObject({ optimisticPieces: 0, changes: 0, isOutdated: false, pending: 0 })
  })
})
