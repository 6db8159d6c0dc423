import { useEffect, useState } from 'react'
import { useCheckoutServices, type CheckoutServices } from './checkout-services.ts'
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
  const services = useCheckoutServices()
  const [typed] = useState(() => {
    const storage = createCheckoutStorage(services.platform.sessionStorage)
    const placed = storage.readPlaced()
    const isOfThisOrder = placed?.transactionId === transactionId
    return { ...storage.read(''), isOfThisOrder, shippingMethod: (isOfThisOrder && placed?.shippingMethod) || '' }
  })
  useEffect(() => setAside(services, needsAnotherTry), [services, needsAnotherTry])
  return typed
}

function setAside({ platform, lazyStores }: CheckoutServices, needsAnotherTry: boolean) {
  const storage = createCheckoutStorage(platform.sessionStorage)
  if (needsAnotherTry) storage.setAside()
  else storage.clear()
  // The next visit to the checkout creates its form from the remaining values.
  delete lazyStores.checkout
}
