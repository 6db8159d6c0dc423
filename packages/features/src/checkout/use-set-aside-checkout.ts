import { useEffect, useState } from 'react'
import { useShop } from '../runtime/state/shop-context.ts'
import { createCheckoutStorage, type CheckoutDraft } from './checkout-storage.ts'

interface SetAside extends CheckoutDraft {
  /** Whether the draft was placed as this page's order. Another order may have been started in this tab. */
  isOfThisOrder: boolean
  /** The code of the shipping type. Empty if unknown. */
  shippingMethod: string
}

/**
 * On a payment's result page: moves the typed values out of the documented keys at once. Removes them when no further attempt
 * is needed. Returns the values, which only this page's memory still holds.
 */
export function useSetAsideCheckout(transactionId: string, needsAnotherTry: boolean): SetAside {
  const { platform, checkout } = useShop()
  const [typed] = useState(() => {
    const storage = createCheckoutStorage(platform)
    const placed = storage.readPlaced()
    const isOfThisOrder = placed?.transactionId === transactionId
    return { ...storage.read(''), isOfThisOrder, shippingMethod: (isOfThisOrder && placed?.shippingMethod) || '' }
  })
  useEffect(() => {
    const storage = createCheckoutStorage(platform)
    if (needsAnotherTry) storage.setAside()
    else storage.clear()
    // The next visit to the checkout creates its form from the remaining values.
    checkout.reset()
  }, [platform, checkout, needsAnotherTry])
  return typed
}
