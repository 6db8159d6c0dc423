import { useEffect, useState } from 'react'
import { useCheckoutServices, type CheckoutServices } from './checkout-services.ts'
import { createCheckoutStorage, type CheckoutDraft } from './checkout-storage.ts'

interface SetAside extends CheckoutDraft {
  /** Whether the draft was placed as the order of this page; another one may have been begun in this tab. */
  isOfThisOrder: boolean
  /** The code of the way of delivery; empty where it is unknown. */
  shippingMethod: string
}

/**
 * On the result page of a payment: what was typed at checkout is set aside on the way in (RES-01), and forgotten once
 * nobody has to try again (OP-79). Returns what was typed and chosen, which only this page's memory still holds.
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
  // The next visit to the checkout makes its form anew, of what is remembered by then.
  delete lazyStores.checkout
}
