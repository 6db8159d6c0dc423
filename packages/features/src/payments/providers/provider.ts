import type { ComponentType } from 'react'
import type { Transaction } from '@shop/domain/transaction.ts'
import type { ThirdParty } from '../../runtime/third-parties/third-parties.ts'
import type { PaymentGate } from '../payment-gate.ts'
import type { ReadResult } from '../payment-result.ts'

/** What a provider's form is handed. */
export interface PaymentFormProps {
  /** What is being paid; unknown where the provider makes the payment of the cart. */
  transaction: Transaction | undefined
}

/** How a shop is paid by a provider. */
export interface ProviderCheckout {
  /** Fetches its form, which the payment page shows. */
  loadForm: () => Promise<ComponentType<PaymentFormProps>>
  /** Who may pay, and where everybody else belongs. */
  gate: PaymentGate
  /** Whose scripts the form runs, and from where. */
  thirdParty: ThirdParty
  /** What its result page says of a transaction. */
  readResult: ReadResult
  /** Where a customer reads that a payment has failed: on that page itself (RES-05), or on the failure page (OP-38). */
  failsAt: 'result-page' | 'failure-page'
  /** Whether its result page runs its scripts, too: nobody else's run there then (OP-82). */
  runsOnResultPage: boolean
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
