import type { Cart } from '@shop/domain/cart.ts'
import { useState } from 'react'
import { useCart } from '../cart/cart-context.ts'

/**
 * True once the cart differs from the one that the page opened with, for example after a change in another tab. A cart
 * that became empty counts as paid, not as changed.
 */
export function useCartChanged(): boolean {
  const cart = useCart((state) => state.cart)
  const [opened] = useState(() => identityOf(cart))
  return cart.total > 0 && identityOf(cart) !== opened
}

/** What is ordered and at which price: the gateway's hash, or the lines where it sends none. */
const identityOf = ({ hash, lines, displayPrice, selectedShippingType }: Cart): string =>
  hash || JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), displayPrice, selectedShippingType])
