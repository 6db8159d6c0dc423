// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '../runtime/navigation/router.ts'
import { storyShop } from '../testing/story-shop.tsx'
import type { CommerceEvent } from './commerce-event.ts'
import { keepEvents } from './keep-events.ts'
import { trackKeptEvents } from './kept-events.ts'
import { refresh, whenIdle } from '../cart/queue.ts'
import { chooseDelivery } from '../cart/actions.ts'
import { logIn } from '../session/login/log-in.ts'

const authentication = { access_token: 'a', expires_in: 60, token_type: 'Bearer', scope: '', user: { userId: 'inger' } }

/**
 * Buys up to the payment in a document at the checkout, and returns what the next ordinary page tracks. A quick visitor chooses
 * the delivery while the cart is read.
 */
async function checkOut(container: string, { isQuick = false } = {}) {
  const wire = { selectedShippingType: '' }
  const shop = storyShop({
    configuration: {
      tagManager: { default: container, byHost: {}, scriptUrl: '' },
      shippingTypes: [{ code: 'home', name: 'To your door', cost: 4 }],
    },
    answer: ({ path }) => {
      if (path.endsWith('/authenticate')) return authentication
      const products = [{ id: '1', itemNumber: 'A', name: 'A', quantity: 2, price: 3 }]
      if (path === '/api/cart/get') return { ...wire, products, total: 2 }
      wire.selectedShippingType = 'home'
      return {}
    },
  })
  if (!isQuick) await whenIdle(shop)
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/checkout'] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  if (isQuick) void refresh(shop)
  keepEvents(shop, router)
  await chooseDelivery(shop, 'home')
  await logIn(shop, { email: 'inger@example.com', password: 'secret' })
  const tracked: CommerceEvent[] = []
  trackKeptEvents(shop.platform, (event) => tracked.push(event))
  return tracked
}

describe('keepEvents', () => {
  test('[TRK-09] a checkout keeps its beginning, the delivery and a login, and nothing about the customer', async () => {
    const tracked = await checkOut('GTM-1')
    expect(tracked.map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info', 'login'])
    expect(JSON.stringify(tracked)).not.toMatch(/inger|secret/)
  })

  test('[TRK-09] a checkout begins before the delivery is chosen, also where the cart is still read', async () => {
    const tracked = await checkOut('GTM-1', { isQuick: true })
    expect(tracked.map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info', 'login'])
  })

  test('[TRK-09] a shop without a tag manager keeps nothing', async () => {
    expect(await checkOut('')).toEqual([])
  })
})
