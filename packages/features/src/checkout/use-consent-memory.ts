import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { cartOf, isRead } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { useCheckout, useCheckoutStore } from './checkout-context.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { basketOf, givenConsents, readConsents } from './given-consents.ts'

const NONE = { terms: false, privacy: false }

/**
 * Keeps the consents for the same cart until the order is paid. They survive a reload and a return from the payment. Another
 * order needs new consents. What is ticked before the cart is known stays.
 */
export function useConsentMemory() {
  const { platform } = useShop()
  const store = useCheckoutStore()
  const basket = useCart((state) => (isRead(state) ? basketOf(cartOf(state)) : undefined))
  const consents = useCheckout(({ values }) => values.consents)
  const isKnown = basket !== undefined
  const restore = useEffectEvent(() => {
    if (basket === undefined) return
    const { values, setValues } = store.getState()
    const given = readConsents(platform, basket)
    const { terms, privacy } = values.consents
    setValues({ consents: { terms: terms || given.terms, privacy: privacy || given.privacy } })
  })
  // Both before the browser paints the form.
  useLayoutEffect(() => store.getState().setValues({ consents: NONE }), [store])
  useLayoutEffect(() => restore(), [isKnown])
  useEffect(() => {
    if (basket !== undefined) givenConsents.write(platform, { basket, ...store.getState().values.consents })
  }, [platform, basket, consents, store])
}
