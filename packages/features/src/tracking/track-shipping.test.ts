import { describe, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '../runtime/navigation/router.ts'
import { storyShop } from '../testing/story-shop.tsx'
import type { CommerceEvent } from './commerce-event.ts'
import { trackShipping } from './track-shipping.ts'
import { createItems } from './items.ts'
import { whenIdle, refresh } from '../cart/queue.ts'
import { chooseDelivery } from '../cart/actions.ts'

const shippingTypes = [{ code: 'home', name: 'To your door', cost: 4 }]

/** Chooses the delivery while the visitor is on a page. */
async function chooseAt(address: string) {
  const wire = { selectedShippingType: '' }
  const shop = storyShop({
    configuration: { shippingTypes },
    answer: ({ path }) =>
      path === '/api/cart/get'
        ? { ...wire, products: [{ id: '1', itemNumber: 'A', name: 'A', quantity: 2, price: 3 }] }
        : {},
  })
  await whenIdle(shop)
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] })
  const tracked: CommerceEvent[] = []
  const items = createItems(shop.config.configuration)
  trackShipping({ shop, router, items, viewed: async () => undefined, track: (event) => tracked.push(event) })
  wire.selectedShippingType = 'home'
  await chooseDelivery(shop, 'home')
  await refresh(shop)
  return tracked
}

describe('trackShipping', () => {
  test('[TRK-08] tracks the way of delivery by its name, once, when the gateway has counted with it', async () => {
    const tracked = await chooseAt('/checkout')
    await vi.waitFor(() =>
      expect(tracked).toEqual([
        {
          event: 'add_shipping_info',
          ecommerce: {
            currency: 'GBP',
            value: 6,
            shipping_tier: 'To your door',
            items: [{ item_id: 'A', item_name: 'A', price: 3, quantity: 2, index: 0 }],
          },
        },
      ]),
    )
  })

  test('[TRK-08] tracks nothing of a delivery that was chosen elsewhere', async () => {
    expect(await chooseAt('/cart')).toEqual([])
  })
})
