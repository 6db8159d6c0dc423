import { useEffect, useLayoutEffect, useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useCheckout } from './checkout-context.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { basketOf, givenConsents, readConsents } from './given-consents.ts'
import { cartOf } from '../cart/cart.ts'

/**
 * Keeps the consents for the same cart until the order is paid. They survive a reload and a return from the payment. Another
 * order needs new consents. Returns false until the form has them, so that it first renders with them.
 */
export function useConsentMemory(): boolean {
  const { platform } = useShop()
  const basket = useCart((state) => basketOf(cartOf(state)))
  const consents = useCheckout(({ values }) => values.consents)
  const setValues = useCheckout((state) => state.setValues)
  const [given] = useState(() => readConsents(platform, basket))
  const [isRestored, setRestored] = useState(false)
  useLayoutEffect(() => {
    setValues({ consents: given })
    // oxlint-disable-next-line react/set-state-in-effect -- renders the form before the browser paints without it
    setRestored(true)
  }, [setValues, given])
  useEffect(() => {
    if (isRestored) givenConsents.write(platform, { basket, ...consents })
  }, [platform, basket, consents, isRestored])
  return isRestored
}
