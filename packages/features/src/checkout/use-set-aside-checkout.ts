import { useEffect, useState } from 'react'
import { useCheckoutServices, type CheckoutServices } from './checkout-services.ts'
import { createCheckoutStorage } from './checkout-storage.ts'

/**
 * On the result page of a payment: what was typed at checkout is set aside on the way in (RES-01), and forgotten once
 * nobody has to try again (OP-79). Gives who bought, as far as the page may still say it.
 */
export function useSetAsideCheckout(needsAnotherTry: boolean): { firstName: string; email: string } {
  const services = useCheckoutServices()
  const [buyer] = useState(() => createCheckoutStorage(services.platform.sessionStorage).read('').invoiceAddress)
  useEffect(() => setAside(services, needsAnotherTry), [services, needsAnotherTry])
  return buyer
}

function setAside({ platform, lazyStores }: CheckoutServices, needsAnotherTry: boolean) {
  const storage = createCheckoutStorage(platform.sessionStorage)
  if (needsAnotherTry) storage.setAside()
  else storage.clear()
  // The next visit to the checkout makes its form anew, of what is remembered by then.
  delete lazyStores.checkout
}
