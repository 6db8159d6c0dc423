import type { Gateway, TransactionIds } from '@shop/api-client'
import type { ComponentType } from 'react'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import type { Platform } from '../../runtime/platform/platform.ts'
import type { ThirdParty } from '../../runtime/third-parties/third-parties.ts'
import type { PaymentGate } from '../before/payment-gate.ts'
import type { ReadPlaced } from '../result/read-placed.ts'

export interface PaymentFormProps {
  /** Undefined if the provider creates the payment from the cart. */
  transaction: Transaction | undefined
}

/** A provider's own result of a payment. */
export interface ProviderAnswer {
  /** The provider's HTML for the customer. */
  html: string
  /** Empty until the order is placed. */
  orderNumber: string
  correlationId: string
}

/** How a provider shows a payment's result itself. */
export interface OwnResult {
  /** Requests the result once. Rejects if there is none. */
  ask: (gateway: Gateway, ids: TransactionIds, signal: AbortSignal) => Promise<ProviderAnswer>
  /** Loads the component that shows the HTML. */
  loadView: () => Promise<ComponentType<Pick<ProviderAnswer, 'html'>>>
}

/** A return from a bank's page or app to the payment page, maybe in another browser. */
export interface BankReturn {
  /** Whether the page's address is such a return. */
  isIn: (query: URLSearchParams) => boolean
  /** Hands in what the bank has added to the address, once. Absent if the bank reports to the provider itself. */
  handIn?: (gateway: Gateway, ids: TransactionIds, query: URLSearchParams, platform: Platform) => Promise<unknown>
}

/** How a shop takes payments through a provider. */
export interface ProviderCheckout {
  /** Loads the form's component. */
  loadForm: () => Promise<ComponentType<PaymentFormProps>>
  /** Decides whether a visitor may pay, and where to redirect otherwise. */
  gate: PaymentGate
  /** Absent if no bank leads back to the payment page. */
  bankReturn?: BankReturn
  /** The form's third-party scripts. */
  thirdParty: ThirdParty
  /** Whether customers can log in or register beside the form. */
  offersLogin?: true
  /** Decides whether a transaction's order is placed. */
  isPlaced: ReadPlaced
  /** The page that shows a failed payment. */
  failsAt: 'result-page' | 'failure-page'
  /** The provider's own result, if it has one (`own-results.ts`). */
  ownResult?: OwnResult
}

/** The logos of a provider's payment methods. `base` is their URL, unless the gateway sends another one. */
interface Logos {
  base: string
  /** The documented hosts, for test and live payments. */
  origins: readonly string[]
}

/** A payment provider as the shop sees it. Both properties are required, so that none is forgotten. */
export interface ShopPaymentProvider {
  /** Undefined if the shop cannot take payments through it yet. There is no form then, and no host may run scripts. */
  checkout: ProviderCheckout | undefined
  /** Whether the form can show a payment method that the gateway names. Absent if the form shows all of them. */
  canOffer?: (type: string) => boolean
  /** The logos that the cart shows. Undefined for the shop's own drawings. */
  logos: Logos | undefined
}
