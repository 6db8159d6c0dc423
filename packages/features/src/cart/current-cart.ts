import type { Cart } from '@shop/domain/cart/cart.ts'
import { cartOf, isCurrent } from './cart.ts'
import { refresh, whenIdle, type CartShop } from './queue.ts'

/** Returns the cart after all queued changes, and reads it unless it is current. Rejects if it cannot be read. */
export async function currentCart(shop: CartShop): Promise<Cart> {
  await whenIdle(shop)
  if (!isCurrent(shop.cart.getState())) await refresh(shop)
  return cartOf(shop.cart.getState())
}
