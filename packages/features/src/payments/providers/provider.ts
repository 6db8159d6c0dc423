import type { ComponentType } from 'react'
import type { ThirdParty } from '../../runtime/third-parties/third-parties.ts'
import type { ReadResult } from '../payment-result.ts'

/** How a shop is paid by a provider. */
export interface ProviderCheckout {
  /** Fetches its form, which the payment page shows. */
  loadForm: () => Promise<ComponentType>
  /** Whose scripts the form runs, and from where. */
  thirdParty: ThirdParty
  /** Whether the address of the payment page says that somebody comes back whose bank has refused. */
  wasRefused: (query: URLSearchParams) => boolean
  /** What its result page says of a transaction. */
  readResult: ReadResult
}

/** The logos of a provider's ways to pay: `base` stands before their names, unless the gateway says otherwise. */
interface Logos {
  base: string
  /** Their documented hosts, for test and for real payments. */
  origins: readonly string[]
}

/** A payment provider as the shop knows it; both must be said, so that nothing is missing by oversight. */
export interface ShopPaymentProvider {
  /** `undefined` while nothing can be paid with it: there is no form then, and no host of it may run anything. */
  checkout: ProviderCheckout | undefined
  /** Whose marks the cart shows of its ways to pay (CART-19); `undefined`: the shop's own drawings of them. */
  logos: Logos | undefined
}
