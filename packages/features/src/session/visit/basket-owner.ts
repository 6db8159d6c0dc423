import { defineMemory } from '../../runtime/memory/memory.ts'

/** The length up to which an id is read. */
const MAX_LENGTH = 100

/**
 * A customer's basket at checkout, shown after the login has expired. Part of every page, so it reads only whose it is, and
 * `checkout-basket.ts` the cart.
 */
export const checkoutBasket = defineMemory('checkout.basket', (stored) => {
  const { customerId, cart } = Object(stored) as { customerId?: unknown; cart?: unknown }
  const isId = typeof customerId === 'string' && customerId !== '' && customerId.length <= MAX_LENGTH
  return isId ? { customerId, cart } : undefined
})
