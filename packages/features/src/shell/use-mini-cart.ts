import { useCallback, useState } from 'react'
import { useCart } from '../cart/cart-context.ts'

/** Returns whether the mini-cart is open, because the visitor opened it or changed the cart. */
export function useMiniCart() {
  const changes = useCart((state) => state.changes)
  const [state, setState] = useState({ isOpen: false, opened: 0, changes })
  // Set during render, so that a change opens it without another render.
  if (changes !== state.changes) setState({ isOpen: true, opened: state.opened + 1, changes })
  return {
    isOpen: state.isOpen,
    /** Counts the openings, also while it is open already. */
    opened: state.opened,
    open: useCallback(() => setState((before) => ({ ...before, isOpen: true, opened: before.opened + 1 })), []),
    close: useCallback(() => setState((before) => ({ ...before, isOpen: false })), []),
  }
}
