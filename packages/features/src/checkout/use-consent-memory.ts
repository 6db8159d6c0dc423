import type { Cart } from '@shop/domain/cart/cart.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import * as v from 'valibot'
import { useCart } from '../cart/cart-context.ts'
import { readJson } from '../runtime/platform/storage.ts'
import { useCheckout } from './checkout-context.ts'
import { useCheckoutServices } from './checkout-services.ts'
import { GIVEN_CONSENTS } from './clear-checkout-draft.ts'

/**
 * Keeps the consents for the same cart until the order is paid. They survive a reload and a return from the payment. Another
 * order needs new consents. Returns false until the form has them, so that it first renders with them.
 */
export function useConsentMemory(): boolean {
  const { sessionStorage } = useCheckoutServices().platform
  const basket = useCart(({ cart }) => basketOf(cart))
  const consents = useCheckout(({ values }) => values.consents)
  const setValues = useCheckout((state) => state.setValues)
  const [given] = useState(() => {
    const schema = v.object({ basket: v.literal(basket), terms: v.boolean(), privacy: v.boolean() })
    const stored = v.safeParse(schema, readJson(sessionStorage, GIVEN_CONSENTS))
    return stored.success
      ? { terms: stored.output.terms, privacy: stored.output.privacy }
      : { terms: false, privacy: false }
  })
  const [isRestored, setRestored] = useState(false)
  useLayoutEffect(() => {
    setValues({ consents: given })
    // oxlint-disable-next-line react/set-state-in-effect -- renders the form before the browser paints without it
    setRestored(true)
  }, [setValues, given])
  useEffect(() => {
    if (isRestored) sessionStorage.write(GIVEN_CONSENTS, JSON.stringify({ basket, ...consents }))
  }, [sessionStorage, basket, consents, isRestored])
  return isRestored
}

/** Identifies a basket, independent of the order of lines and of gift lines. */
const basketOf = ({ lines }: Cart) =>
  lines
    .filter(({ isAddedByPromotion }) => !isAddedByPromotion)
    .map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`)
    .toSorted()
    .join(', ')
