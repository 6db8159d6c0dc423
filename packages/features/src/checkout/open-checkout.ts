import type { PlatformOf } from '../runtime/memory/memory.ts'
import { checkoutBasket } from './basket-owner.ts'

/** Matches the paths of the checkout and payment pages. */
const PAGES = /^\/(?:checkout|payments)(?:\/|$)/

/** Tracks whether this tab shows the checkout or a payment page, and its last customer. */
export function createOpenCheckout(platform: PlatformOf<'checkout'>) {
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
    customerId: () => checkoutBasket.read(platform)?.customerId,
  }
}
export type OpenCheckout = ReturnType<typeof createOpenCheckout>
