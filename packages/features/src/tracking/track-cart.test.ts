import * as v from 'valibot'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { describe, expect, test, vi } from 'vitest'
import { createCartMerges } from '../cart/merge.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { newBrowser } from '../testing/new-browser.ts'
import { addResponses, fakeGateway, refusal } from '../testing/fake-gateway.ts'
import type { CommerceEvent } from './commerce-event.ts'
import { trackCart } from './track-cart.ts'
import { createItems } from './items.ts'
import { add, adopt, changeQuantity, remove } from '../cart/actions.ts'
import { refresh, whenIdle } from '../cart/queue.ts'
import { mergeCartOf } from '../cart/cart-of-visit.ts'

interface WireLine {
  itemNumber: string
  quantity: number
  price?: string
  isAddedByPromotion?: boolean
}

/** Opens a tracked cart. The gateway has the lines of `lines`. */
async function openCart(flags = {}) {
  const wire = { lines: [] as WireLine[], refuses: false, adds: false }
  const gateway = fakeGateway(({ path, body }) => {
    if (wire.adds && path === '/api/cart/add') {
      const { products } = body as { products: Record<string, number> }
      wire.lines = [...wire.lines, ...Object.keys(products).map((itemNumber) => ({ itemNumber, quantity: 1 }))]
    }
    if (path !== '/api/cart/get') return wire.refuses ? refusal('out-of-stock') : {}
    const products = wire.lines.map((line) => ({
      id: line.itemNumber,
      name: `Thing ${line.itemNumber}`,
      price: '24,50 kr.',
      ...line,
    }))
    return { products, total: products.length }
  })
  const cart = createCartStore(gateway, createCartMerges(newBrowser()))
  const tracked: CommerceEvent[] = []
  const configuration = v.parse(configurationSchema, { cultureName: 'da-DK', currency: 'DKK', featureFlags: flags })
  trackCart({ cart }, createItems(configuration), (event) => tracked.push(event))
  await refresh({ cart })
  return { wire, tracked, shop: { cart } }
}
const item = (number: string, quantity: number) => ({
  item_id: number,
  item_name: `Thing ${number}`,
  price: 24.5,
  quantity,
})

describe('[TRK-08] the cart', () => {
  test('tracks what was added, when the gateway has confirmed it', async () => {
    const { wire, tracked, shop } = await openCart()
    wire.lines = [{ itemNumber: 'A', quantity: 3 }]
    await add(shop, 'A', 3)
    expect(tracked).toEqual([
      { event: 'add_to_cart', ecommerce: { currency: 'DKK', value: 73.5, items: [item('A', 3)] } },
    ])
  })

  test('tracks the difference when a quantity changes, and what is left when a line goes', async () => {
    const { wire, tracked, shop } = await openCart()
    wire.lines = [{ itemNumber: 'A', quantity: 2 }]
    await add(shop, 'A', 2)
    wire.lines = [{ itemNumber: 'A', quantity: 5 }]
    await changeQuantity(shop, 'A', 5)
    wire.lines = [{ itemNumber: 'A', quantity: 1 }]
    await changeQuantity(shop, 'A', 1)
    wire.lines = []
    await remove(shop, 'A')
    expect(tracked.slice(1)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [item('A', 3)] } },
      { event: 'remove_from_cart', ecommerce: { value: 98, items: [item('A', 4)] } },
      { event: 'remove_from_cart', ecommerce: { items: [item('A', 1)] } },
    ])
  })

  test('tracks nothing that was refused, and counts it once when it goes through later', async () => {
    const { wire, tracked, shop } = await openCart()
    wire.refuses = true
    await expect(add(shop, 'A', 1)).rejects.toMatchObject({ failure: { kind: 'refused' } })
    expect(tracked).toEqual([])
    wire.refuses = false
    wire.lines = [{ itemNumber: 'A', quantity: 1 }]
    await add(shop, 'A', 1)
    expect(tracked).toHaveLength(1)
  })

  test('tracks each of several quick changes once', async () => {
    const { wire, tracked, shop } = await openCart()
    wire.adds = true
    await Promise.all([add(shop, 'A', 1), add(shop, 'B', 1)])
    const counted = tracked.flatMap((event) =>
      'ecommerce' in event ? event.ecommerce.items.map(({ item_id }) => item_id) : [],
    )
    expect(counted.toSorted()).toEqual(['A', 'B'])
  })

  test('tracks nothing of gift lines, of other tabs and of what a login brings along', async () => {
    const { wire, tracked, shop } = await openCart()
    wire.lines = [{ itemNumber: 'TAB', quantity: 1 }]
    await refresh(shop)
    wire.lines = [
      { itemNumber: 'TAB', quantity: 1 },
      { itemNumber: 'BROUGHT', quantity: 1 },
    ]
    await mergeCartOf(shop, 'before')
    expect(tracked).toEqual([])
    wire.lines = [
      ...wire.lines,
      { itemNumber: 'A', quantity: 1 },
      { itemNumber: 'GIFT', quantity: 1, isAddedByPromotion: true },
    ]
    await add(shop, 'A', 1)
    expect(tracked).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [item('A', 1)] } }])
  })

  test.each(['before', 'after'])(
    'tracks what was added before hydration once, when it is read %s this begins',
    async (when) => {
      const products = { A: 3, OLD: 2 }
      const gateway = fakeGateway(() => ({
        products: Object.entries(products).map(([id, quantity]) => ({
          id,
          itemNumber: id,
          name: `Thing ${id}`,
          price: '24,50 kr.',
          quantity,
        })),
        total: 5,
      }))
      const cart = createCartStore(gateway, createCartMerges(newBrowser()))
      const tracked: CommerceEvent[] = []
      const begin = () =>
        trackCart({ cart }, createItems(v.parse(configurationSchema, { currency: 'DKK' })), (event) =>
          tracked.push(event),
        )
      if (when === 'after') begin()
      void adopt({ cart }, [{ productId: 'A', quantity: 1, response: Promise.resolve(addResponses.added) }])
      await whenIdle({ cart })
      if (when === 'before') begin()
      await refresh({ cart })
      expect(tracked).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [item('A', 1)] } }])
    },
  )

  test('tracks no price where the shop hides its prices', async () => {
    const { wire, tracked, shop } = await openCart({ hidePricesAndPayment: true })
    wire.lines = [{ itemNumber: 'A', quantity: 1 }]
    await add(shop, 'A', 1)
    await vi.waitFor(() =>
      expect(tracked).toEqual([
        { event: 'add_to_cart', ecommerce: { items: [{ item_id: 'A', item_name: 'Thing A', quantity: 1 }] } },
      ]),
    )
  })
})
