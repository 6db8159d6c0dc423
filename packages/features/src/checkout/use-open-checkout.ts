import { useEffect, useLayoutEffect } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useSession } from '../session/session-context.ts'
import { recallBasket, rememberBasket } from './checkout-basket.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { checkoutBasket } from './basket-owner.ts'
import { isHeld, isRead } from '../cart/cart.ts'

/**
 * For the checkout and payment pages, so that an expired login loses nothing. Keeps a customer's basket through a reload, and
 * shows it until the visitor logs in or continues as a guest.
 */
export function useOpenCheckout() {
  const { cart: store, openCheckout, platform } = useShop()

  useLayoutEffect(() => {
    openCheckout.setOpen(true)
    return () => {
      openCheckout.setOpen(false)
      // The header shows a cart that cannot be read.
      if (isHeld(store.getState()))
        store
          .getState()
          .discardHeld()
          .catch(() => undefined)
    }
  }, [openCheckout, store])

  // After a reload the login may end before the page opens, or with its first read of the cart.
  const interrupted = useSession((state) => state.interrupted)
  useLayoutEffect(() => {
    const state = store.getState()
    if (interrupted !== undefined && !(isHeld(state) && isRead(state))) state.hold(recallBasket(platform, interrupted))
  }, [interrupted, store, platform])

  const customerId = useSession(
    ({ user }) => interrupted ?? (user?.userProfile.isAuthenticated ? user.userProfile.userId : undefined),
  )
  const isInterrupted = useInterrupted()
  const cart = useCart((state) => (isHeld(state) === isInterrupted ? state.view.cart : undefined))
  useEffect(() => {
    if (customerId === undefined) checkoutBasket.forget(platform)
    else if (cart) rememberBasket(platform, customerId, cart)
  }, [platform, customerId, cart])
}

/** Whether the login has expired at checkout, and the visitor has not decided how to continue. */
export const useInterrupted = () => useSession(({ interrupted }) => interrupted !== undefined)
