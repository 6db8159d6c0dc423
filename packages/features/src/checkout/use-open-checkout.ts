import { useEffect, useLayoutEffect } from 'react'
import { useCart, useCartStore } from '../cart/cart-context.ts'
import { useSession, useSessionStore } from '../session/session-context.ts'
import { recallBasket, rememberBasket } from './checkout-basket.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { checkoutBasket } from './basket-owner.ts'

/**
 * For the checkout and payment pages, so that an expired login loses nothing. Keeps a customer's basket through a reload, and
 * shows it until the visitor logs in or continues as a guest.
 */
export function useOpenCheckout() {
  const { openCheckout, platform } = useShop()
  const session = useSessionStore()
  const cartStore = useCartStore()

  useLayoutEffect(() => {
    const { interrupted } = session.getState()
    const { isHeld, isRead, hold } = cartStore.getState()
    openCheckout.setOpen(true)
    if (interrupted !== undefined && !(isHeld && isRead)) hold(recallBasket(platform, interrupted))
    return () => {
      openCheckout.setOpen(false)
      const { isHeld: isStillHeld, discardHeld } = cartStore.getState()
      // The header shows a cart that cannot be read.
      if (isStillHeld) discardHeld().catch(() => undefined)
    }
  }, [openCheckout, session, cartStore, platform])

  const customerId = useSession(
    ({ user, interrupted }) => interrupted ?? (user?.userProfile.isAuthenticated ? user.userProfile.userId : undefined),
  )
  const isInterrupted = useInterrupted()
  const cart = useCart((state) => (state.isRead && state.isHeld === isInterrupted ? state.cart : undefined))
  useEffect(() => {
    if (customerId === undefined) checkoutBasket.forget(platform)
    else if (cart) rememberBasket(platform, customerId, cart)
  }, [platform, customerId, cart])
}

/** Whether the login has expired at checkout, and the visitor has not decided how to continue. */
export const useInterrupted = () => useSession(({ interrupted }) => interrupted !== undefined)
