import { useCallback, useState } from 'react'
import { useCart } from '../cart/cart-context.ts'

/** Whether the mini-cart is open: by the visitor's wish, or because they have just changed the cart (MINI-02, OP-71). */
export function useMiniCart() {
  const changes = useCart((state) => state.changes)
  const [state, setState] = useState({ isOpen: false, opened: 0, changes })
  // A change that has not been looked at opens it at once, not after another round of drawing.
  if (changes !== state.changes) setState({ isOpen: true, opened: state.opened + 1, changes })
  return {
    isOpen: state.isOpen,
    /** Grows each time it opens, or would if it were not open already. */
    opened: state.opened,
    open: useCallback(() => setState((before) => ({ ...before, isOpen: true, opened: before.opened + 1 })), []),
    close: useCallback(() => setState((before) => ({ ...before, isOpen: false })), []),
  }
}
