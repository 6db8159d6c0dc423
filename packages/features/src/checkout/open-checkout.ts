import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Our own key for the basket of a customer at checkout, so that it can be shown when the login has ended (SES-21). */
export const CHECKOUT_BASKET = 'checkoutBasket'

/** The checkout and payment pages, by the beginning of their paths. */
const PAGES = /^\/(?:checkout|payments)(?:\/|$)/

/**
 * Knows whether this tab shows the checkout or a payment page, and which customer was on it last. Part of every page, so it
 * reads no more of the basket than whose it is.
 */
export function createOpenCheckout(storage: KeyValueStore) {
  let isOpen = false
  return {
    isOpen: () => isOpen,
    open: (isSo: boolean) => {
      isOpen = isSo
    },
    /** For the document's first page, which is known before it is shown. */
    start: (pathname: string) => {
      isOpen = PAGES.test(pathname)
    },
    customerId: () => /^\{"customerId":"([^"\\]{1,100})"/.exec(storage.read(CHECKOUT_BASKET) ?? '')?.[1],
  }
}
export type OpenCheckout = ReturnType<typeof createOpenCheckout>
