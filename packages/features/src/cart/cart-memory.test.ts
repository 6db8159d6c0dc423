import { describe, expect, it } from 'vitest'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { createMemoryStore, type KeyValueStore } from '../runtime/platform/storage.ts'
import { createCartMemory } from './cart-memory.ts'
import { createCartMerges } from './cart-merges.ts'
import { createCartStore } from './cart-store.ts'

/** A visit during which the gateway reports `total` pieces in the cart. */
function visit(storage: KeyValueStore, userId: string, total = 3) {
  const gateway = fakeGateway(() => ({ products: [], total }))
  const cart = createCartStore(gateway, createCartMerges(createMemoryStore()))
  createCartMemory(cart, storage, () => userId).recall()
  return cart
}

describe('createCartMemory', () => {
  it('[MINI-07] recalls the total on the next visit, until the cart is read', async () => {
    const storage = createMemoryStore()
    const first = visit(storage, 'inger', 3)
    expect(first.getState().recalledTotal).toBeUndefined()
    await first.getState().refresh()
    const second = visit(storage, 'inger', 5)
    expect(second.getState()).toMatchObject({ recalledTotal: 3, isRead: false })
    await second.getState().refresh()
    expect(visit(storage, 'inger').getState().recalledTotal).toBe(5)
  })

  it('[MINI-07] writes the total once for each read, and for a new visitor’s empty cart', async () => {
    const storage = createMemoryStore()
    const writes: string[] = []
    const noting = { ...storage, write: (key: string, text: string) => writes.push(text) && storage.write(key, text) }
    const cart = visit(noting, 'inger', 12)
    cart.setState({ hasUnmerged: true })
    await cart.getState().refresh()
    cart.setState({ hasUnmerged: false })
    expect(writes).toEqual(['12 inger'])
    expect(visit(storage, 'inger').getState().recalledTotal).toBe(12)
    visit(noting, 'ole').getState().initEmpty()
    expect(writes).toEqual(['12 inger', '0 ole'])
  })

  it('[SES-19] shows no visitor the total of another one', async () => {
    const storage = createMemoryStore()
    const cart = visit(storage, 'inger')
    await cart.getState().refresh()
    expect(visit(storage, 'ole').getState().recalledTotal).toBeUndefined()
    cart.getState().reset()
    expect(storage.keys()).toEqual([])
    expect(visit(storage, 'inger').getState().recalledTotal).toBeUndefined()
  })

  it('forgets the recalled total when the visitor changes', async () => {
    const storage = createMemoryStore()
    await visit(storage, 'inger').getState().refresh()
    const cart = visit(storage, 'inger')
    cart.getState().reset()
    expect(cart.getState().recalledTotal).toBeUndefined()
    expect(storage.keys()).toEqual([])
  })

  it.each(['', '3', 'many inger', '-1 inger', '1e3 inger', '1234567 inger'])(
    'recalls nothing from what it has not written: %j',
    (text) => {
      const storage = createMemoryStore()
      storage.write('cart-total', text)
      expect(visit(storage, 'inger').getState().recalledTotal).toBeUndefined()
    },
  )
})
