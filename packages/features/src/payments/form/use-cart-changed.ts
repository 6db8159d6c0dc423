import type { Cart } from '@shop/domain/cart/cart.ts'
import { useState } from 'react'
import { useCart } from '../../cart/cart-context.ts'

/**
 * Returns true once the cart differs from the page's first one, for example after a change in another tab. A cart that became
 * empty counts as paid, not as changed.
 */
export function useCartChanged(): boolean {
  const cart = useCart((state) => state.cart)
  const [opened] = useState(() => cartIdentity(cart))
  return cart.total > 0 && cartIdentity(cart) !== opened
}

/**
 * Identifies a cart by its lines, shipping type and total. Ignores hashes, because a gateway may send none, or change them.
 */
export const cartIdentity = ({ lines, displayPrice, selectedShippingType }: Cart): string =>
  JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), displayPrice, selectedShippingType])
