import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Our storage key for a customer's basket at checkout, shown after the login has expired. */
export const CHECKOUT_BASKET = 'checkoutBasket'

/** Matches the paths of the checkout and payment pages. */
const PAGES = /^\/(?:checkout|payments)(?:\/|$)/

/**
 * Tracks whether this tab shows the checkout or a payment page, and its last customer. Part of every page, so it reads only
 * the customer's id from the stored basket.
 */
export function createOpenCheckout(storage: KeyValueStore) {
  let isOpen = false
  return {
    isOpen: () => isOpen,
    setOpen: (isNowOpen: boolean) => {
      isOpen = isNowOpen
    },
    /** Sets the document's first page, which is known before it is rendered. */
    start: (pathname: string) => {
      isOpen = PAGES.test(pathname)
    },
    customerId: () => /^\{"customerId":"([^"\\]{1,100})"/.exec(storage.read(CHECKOUT_BASKET) ?? '')?.[1],
  }
}
export type OpenCheckout = ReturnType<typeof createOpenCheckout>
