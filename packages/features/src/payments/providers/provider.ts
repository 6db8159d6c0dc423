import type { Gateway, TransactionIds } from '@shop/api-client'
import type { ComponentType } from 'react'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import type { ThirdParty } from '../../runtime/third-parties/third-parties.ts'
import type { PaymentGate } from '../payment-gate.ts'
import type { ReadResult } from '../payment-result.ts'

/** What a provider's form is handed. */
export interface PaymentFormProps {
  /** What is being paid; unknown where the provider makes the payment of the cart. */
  transaction: Transaction | undefined
}

/** What a provider itself says of a payment. */
export interface ProviderAnswer {
  /** Its own words for the customer. */
  html: string
  /** Empty while the order is not placed. */
  orderNumber: string
  correlationId: string
}

/** How a provider shows by itself what became of a payment (RES-06). */
export interface OwnResult {
  /** Asks for it, once; rejects where there is nothing to show. */
  ask: (gateway: Gateway, ids: TransactionIds, signal: AbortSignal) => Promise<ProviderAnswer>
  /** Fetches what shows its HTML. */
  loadView: () => Promise<ComponentType<Pick<ProviderAnswer, 'html'>>>
}

/** How a shop is paid by a provider. */
export interface ProviderCheckout {
  /** Fetches its form, which the payment page shows. */
  loadForm: () => Promise<ComponentType<PaymentFormProps>>
  /** Who may pay, and where everybody else belongs. */
  gate: PaymentGate
  /** Whose scripts the form runs, and from where. */
  thirdParty: ThirdParty
  /** Customers can still log in or register beside its form (PAY-04). */
  offersLogin?: true
  /** What its result page says of a transaction. */
  readResult: ReadResult
  /** Where a customer reads that a payment has failed: on that page itself (RES-05), or on the failure page (OP-38). */
  failsAt: 'result-page' | 'failure-page'
  /** What its result page shows that is its own; its scripts run there then, and nobody else's (`own-results.ts`). */
  ownResult?: OwnResult
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
  /** Whether its form can show a way to pay that the gateway names; absent where the form shows all. */
  canOffer?: (type: string) => boolean
  /** Whose marks the cart shows of its ways to pay (CART-19); `undefined`: the shop's own drawings of them. */
  logos: Logos | undefined
}
