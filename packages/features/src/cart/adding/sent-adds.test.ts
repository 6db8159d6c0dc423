import { expect, it, vi } from 'vitest'
import { fakeGateway, refusal, type Answer } from '../../testing.tsx'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import type { AddOutcome } from '@shop/api-client/send-add.ts'
import { createCartMerges } from '../cart-merges.ts'
import { createCartStore } from '../cart-store.ts'

/** A cart at a gateway that holds `lines`, and takes notes. */
function open(lines: Record<string, number>, answer: Answer = () => undefined) {
  const asked: string[] = []
  const gateway = fakeGateway((call) => {
    asked.push(call.path.replace('/api/cart/', ''))
    const products = Object.entries(lines).map(([id, quantity]) => ({ id, itemNumber: `N-${id}`, quantity }))
    return answer(call) ?? { products, total: products.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
  const cart = createCartStore(gateway, createCartMerges(createMemoryStore()))
  return { asked, ...cart.getState(), store: cart }
}
const sent = (productId: string, quantity: number, outcome: AddOutcome | Promise<AddOutcome>) => ({
  productId,
  quantity,
  outcome: Promise.resolve(outcome),
})

it('[CART-07] adds nothing again, and reads the cart once it is known what became of all', async () => {
  const { promise, resolve } = Promise.withResolvers<AddOutcome>()
  const { asked, store, beginEmpty, takeOver, refresh, takeSent, whenIdle } = open({ a: 2, b: 1 })
  beginEmpty()
  takeOver([sent('a', 2, 'added'), sent('b', 1, promise)])
  expect(store.getState()).toMatchObject({ optimisticPieces: 3, pending: 1 })
  const reading = refresh()
  await new Promise((later) => setTimeout(later, 20))
  expect(asked).toEqual([])
  resolve('added')
  await Promise.all([reading, takeSent('a'), takeSent('b')])
  expect(asked).toEqual(['get', 'get'])
  expect((await whenIdle()).total).toBe(3)
  expect(store.getState()).toMatchObject({ optimisticPieces: 0, pending: 0, changes: 1 })
})

it('tells a product’s button once, so that a later press is a press of its own', async () => {
  const { takeOver, takeSent } = open({ a: 1 })
  takeOver([sent('a', 1, 'added')])
  expect(takeSent('b')).toBeUndefined()
  await takeSent('a')
  expect(takeSent('a')).toBeUndefined()
})

it('[API-05] asks again for what was refused, so that the refusal is met in the shop’s own way', async () => {
  const { asked, store, takeOver, takeSent } = open({}, ({ path }) =>
    path === '/api/cart/add' ? refusal('out-of-stock') : undefined,
  )
  takeOver([sent('a', 2, 'refused')])
  await expect(takeSent('a')).rejects.toMatchObject({ failure: { kind: 'refused', errorKeys: ['out-of-stock'] } })
  expect(asked).toEqual(['get', 'add', 'get'])
  expect(store.getState()).toMatchObject({ optimisticPieces: 0, changes: 0 })
})

it('[API-04] believes a cart that holds the goods, where no answer came', async () => {
  const { asked, store, beginEmpty, takeOver, takeSent } = open({ a: 3, b: 1 })
  beginEmpty()
  takeOver([sent('a', 3, 'unknown')])
  await takeSent('a')
  expect(asked).toEqual(['get'])
  expect(store.getState().optimisticPieces).toBe(0)
})

it.each([
  ['fewer of the goods', { a: 2 }],
  ['none of the goods', {}],
  ['only other goods', { b: 5 }],
])('[API-04] says that nobody answered, and asks nobody again, when the cart holds %s', async (_what, lines) => {
  const { asked, store, beginEmpty, takeOver, takeSent } = open(lines)
  beginEmpty()
  takeOver([sent('a', 3, 'unknown')])
  await expect(takeSent('a')).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  expect(asked).toEqual(['get'])
  expect(store.getState().optimisticPieces).toBe(0)
})

it('[CART-07] does not call an add failed that went through, when only the cart cannot be read', async () => {
  const { store, takeOver, takeSent } = open({}, () => new Response(null, { status: 503 }))
  takeOver([sent('a', 2, 'added'), sent('b', 1, 'unknown')])
  const refused = takeSent('b')
  await takeSent('a')
  await expect(refused).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ isOutdated: true, isLoaded: true, pending: 0 }))
})

it('[MINI-05] knows what was added to a cart that it has never read', async () => {
  const { store, takeOver, whenIdle } = open({ old: 4, both: 3, a: 2 })
  takeOver([sent('a', 2, 'added'), sent('both', 1, 'added')])
  await whenIdle()
  const { cartBefore } = store.getState()
  expect(cartBefore.total).toBe(6)
  expect(Object.fromEntries(cartBefore.lines.map(({ id, quantity }) => [id, quantity]))).toEqual({ old: 4, both: 2 })
})

const refuseAdds: Answer = ({ path }) => (path === '/api/cart/add' ? refusal('out-of-stock') : undefined)

it('[MINI-05] counts what was refused neither as added nor as a change of the visitor', async () => {
  const both = open({ old: 4, a: 2 }, refuseAdds)
  both.takeOver([sent('a', 2, 'added'), sent('b', 1, 'refused')])
  await both.whenIdle()
  expect(both.store.getState()).toMatchObject({ changes: 1, cartBefore: { total: 4 } })
  const refused = open({ old: 4 }, refuseAdds)
  refused.takeOver([sent('b', 1, 'refused')])
  await refused.whenIdle()
  expect(refused.store.getState()).toMatchObject({ changes: 0, optimisticPieces: 0, cart: { total: 4 } })
})

it('[CART-07] fails quietly where no button asks what became of an add', async () => {
  const unhandled = vi.fn<() => void>()
  process.on('unhandledRejection', unhandled)
  const { takeOver, whenIdle } = open({})
  takeOver([sent('a', 3, 'unknown')])
  await whenIdle()
  await new Promise((later) => setTimeout(later))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

/** A cart whose gateway's client is on its way until `arrive`, and a sender that needs none. */
function openWithoutClient(outcome: AddOutcome, answer?: Answer) {
  const asked: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  let isLoaded = false
  const gateway = fakeGateway((call) => {
    asked.push(call.path.replace('/api/cart/', ''))
    return answer?.(call) ?? { products: [{ id: 'a', itemNumber: 'N-a', quantity: 2 }], total: 2 }
  })
  const loadGateway = Object.assign(() => promise.then(gateway), { isLoaded: () => isLoaded })
  const sentOnes: [string, number][] = []
  const sendAdd = async (productId: string, quantity: number) => {
    sentOnes.push([productId, quantity])
    return outcome
  }
  const store = createCartStore(loadGateway, createCartMerges(createMemoryStore()), { sendAdd })
  store.getState().beginEmpty()
  const arrive = () => {
    isLoaded = true
    resolve()
  }
  return { asked, sentOnes, store, add: store.getState().add, arrive }
}

it('[CART-07] sends a press at once while the gateway’s client is on its way, and by the client from then on', async () => {
  const { asked, sentOnes, store, add, arrive } = openWithoutClient('added')
  const adding = add('a', 2)
  expect(sentOnes).toEqual([['a', 2]])
  expect(store.getState()).toMatchObject({ optimisticPieces: 2, pending: 1 })
  arrive()
  await adding
  expect(asked).toEqual(['get'])
  expect(store.getState()).toMatchObject({ optimisticPieces: 0, changes: 1, cart: { total: 2 } })
  await add('a', 2).catch(() => undefined)
  expect(sentOnes).toHaveLength(1)
  expect(asked).toEqual(['get', 'add', 'get'])
})

it('[CART-07] lets a second press wait for the first, whose client is on its way', async () => {
  const { asked, sentOnes, add, arrive } = openWithoutClient('added')
  const adding = Promise.allSettled([add('a', 1), add('a', 1)])
  expect(sentOnes).toHaveLength(1)
  arrive()
  await adding
  expect(asked).toEqual(['get', 'add', 'get'])
})

it('[CART-07] does not believe a yes after which the cart is as it was', async () => {
  const { store, add, arrive } = openWithoutClient('added', () => ({ products: [], total: 0 }))
  const adding = add('a', 1)
  arrive()
  await expect(adding).rejects.toMatchObject({ failure: { kind: 'refused' } })
  expect(store.getState()).toMatchObject({ optimisticPieces: 0, changes: 0, pending: 0 })
})

it('[API-05] asks again by the client for what was refused without it', async () => {
  const { asked, add, arrive } = openWithoutClient('refused', ({ path }) =>
    path === '/api/cart/add' ? refusal('out-of-stock') : { products: [], total: 0 },
  )
  const adding = add('a', 1)
  arrive()
  await expect(adding).rejects.toMatchObject({ failure: { kind: 'refused', errorKeys: ['out-of-stock'] } })
  expect(asked).toEqual(['get', 'add', 'get'])
})
