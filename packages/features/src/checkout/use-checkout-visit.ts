import { isUndecided, ownerOf } from '@shop/domain/account/visit.ts'
import { useEffect, useLayoutEffect } from 'react'
import { isHeld, isRead } from '../cart/cart.ts'
import { hold } from '../cart/cart-of-visit.ts'
import { useCart } from '../cart/cart-context.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { useVisit } from '../session/visit/use-visit.ts'
import { checkoutBasket } from '../session/visit/basket-owner.ts'
import { recallBasket, rememberBasket } from './checkout-basket.ts'

/**
 * For the checkout and payment pages, so that an expired login loses nothing. Keeps a customer's basket through a reload, and
 * shows it until the visitor logs in or continues as a guest.
 */
export function useCheckoutVisit() {
  const shop = useShop()
  const { tell, platform } = shop

  // After a reload the login may end before the page opens, or with its first read of the cart.
  const undecided = useVisit((visit) => (isUndecided(visit) ? visit.customerId : undefined))
  useLayoutEffect(() => {
    const state = shop.cart.getState()
    if (undecided !== undefined && !(isHeld(state) && isRead(state))) hold(shop, recallBasket(platform, undecided))
  }, [undecided, shop, platform])

  // Comes second, because it holds the cart on show.
  useLayoutEffect(() => {
    tell({ type: 'checkout-opened' })
    return () => tell({ type: 'checkout-left' })
  }, [tell])

  // Hydration renders an unknown visit first, whose basket must not be forgotten.
  const owner = useVisit((visit) => (visit.kind === 'unknown' ? undefined : (ownerOf(visit) ?? null)))
  const cart = useCart((state) => (isHeld(state) === (undecided !== undefined) ? state.view.cart : undefined))
  useEffect(() => {
    if (owner === null) checkoutBasket.forget(platform)
    else if (owner !== undefined && cart) rememberBasket(platform, owner, cart)
  }, [platform, owner, cart])
}
