import type { Cart } from '@shop/domain/cart/cart.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import * as v from 'valibot'
import { useCart } from '../cart/cart-context.ts'
import { readJson } from '../runtime/platform/storage.ts'
import { useCheckout } from './checkout-context.ts'
import { useCheckoutServices } from './checkout-services.ts'
import { GIVEN_CONSENTS } from './clear-checkout-draft.ts'

/**
 * Keeps the consents while the basket is the same and the order is not paid: on Back from the payment, and through a
 * reload. Another order needs new consents.
 */
export function useConsentMemory() {
  const { sessionStorage } = useCheckoutServices().platform
  const basket = useCart(({ cart }) => basketOf(cart))
  const consents = useCheckout(({ values }) => values.consents)
  const setValues = useCheckout((state) => state.setValues)
  const [given] = useState(() => {
    const schema = v.object({ basket: v.literal(basket), terms: v.boolean(), privacy: v.boolean() })
    const kept = v.safeParse(schema, readJson(sessionStorage, GIVEN_CONSENTS))
    return kept.success ? { terms: kept.output.terms, privacy: kept.output.privacy } : { terms: false, privacy: false }
  })
  useLayoutEffect(() => setValues({ consents: given }), [setValues, given])
  useEffect(() => {
    sessionStorage.write(GIVEN_CONSENTS, JSON.stringify({ basket, ...consents }))
  }, [sessionStorage, basket, consents])
}

/** Identifies a basket, independent of the order of lines and of gift lines. */
const basketOf = ({ lines }: Cart) =>
  lines
    .filter(({ isAddedByPromotion }) => !isAddedByPromotion)
    .map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`)
    .toSorted()
    .join(', ')
