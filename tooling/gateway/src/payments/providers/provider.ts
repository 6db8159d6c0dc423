import type { Environment } from '@shop/server/settings/read-from-table.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { Hono } from 'hono'
import type { Limits } from '../../access/limits.ts'
import type { Clock } from '../../model/clock.ts'
import type { Database } from '../../database/database.ts'
import type { MoneyMovements } from '../../model/money-movements.ts'
import type { PaymentMethod } from '../../model/payment-method.ts'
import type { ShopDirectory } from '../../shops/shop-directory.ts'
import type { Shop } from '../../shops/shop.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import type { RefusalLimits } from '../../transactions/refusal-limits.ts'
import type { PaidTransaction, StartedTransaction, Transaction } from '../../transactions/transaction-store.ts'

/** The outcome of a payment as the provider reports it. Amounts are minor units. */
export type PaymentOutcome =
  | { kind: 'open' }
  /** The provider has not decided. Neither shop nor customer can act meanwhile. */
  | { kind: 'pending' }
  /** The last attempt was refused. The customer may try again. */
  | { kind: 'refused' }
  /** The payment was ended and cannot be paid any more. */
  | { kind: 'cancelled' }
  /** The provider will never take this payment. */
  | { kind: 'failed' }
  | {
      kind: 'paid'
      amountMinor: number
      currency: string
      reference: string
      /** The payment method has no separate capture: the money is taken already. */
      isCaptured?: true
      /** How the customer paid, if the provider reports it with the outcome. */
      paymentMethod?: PaymentMethod
      /** The addresses of the provider's form, if customers can change them there. */
      addresses?: PaidAddresses
    }

/** The fields that providers send back. */
type PaidAddress = Pick<
  CheckoutAddress,
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'email'
  | 'addressLine1'
  | 'addressLine2'
  | 'postalCode'
  | 'city'
  | 'phoneNumber'
  | 'countryCode'
>

/** The addresses that a payment was approved for. A field that the provider leaves out is empty. */
export interface PaidAddresses {
  invoice: PaidAddress
  delivery: PaidAddress
}

/** A provider's answer to a request that moves money. */
export type OperationAnswer =
  /** The provider has taken the request and reports its result later. The id is the provider's. */
  | { isAccepted: true; operationId: string }
  /** The provider will never carry it out. */
  | { isAccepted: false }

/**
 * Asks a provider to move the whole amount of an order. Idempotent: the same attempt moves money once. Rejects if a retry
 * may succeed.
 */
export type OperatePayment = (transaction: PaidTransaction, attempt: number) => Promise<OperationAnswer>

/** An event that a provider's webhook reports. */
export interface PaymentEvent {
  /** The event's id, the same in a repeated webhook. Absent if the provider sends none. */
  key?: string
  paymentId: string
  /** The id of our transaction, if the provider sends it. */
  transactionId?: string
  /** An attempt to pay was refused. The customer may try again without a call to the gateway. */
  isRefusal?: true
  /** The provider's word for an event that an operator must see once the order is placed. */
  notice?: string
}

/** A call to a provider's webhook. The parts are sorted by what proves their sender. */
export interface VerifiedWebhook {
  /** The provider's messages to handle, as they are stored. */
  messages: readonly string[]
  /** Why parts of the call are not proven to be the provider's. Anybody can send such parts. */
  unproven: readonly string[]
  /** Why proven messages cannot be handled. Each of these is an alarm. */
  dropped: readonly string[]
}

/**
 * A payment provider as the gateway uses it. All calls reject if the provider is unreachable or its answer cannot be read.
 * Each adapter creates payments in its routes by `startPayment`. One provider needs it before the form is shown, another
 * takes the form's data.
 */
export interface PaymentProviderAdapter {
  /** Returns the outcome of a transaction's payment. */
  read: (transaction: StartedTransaction) => Promise<PaymentOutcome>
  /** Ends a payment, so that it cannot be paid any more. A paid one stays paid. */
  terminate: (transaction: StartedTransaction) => Promise<void>
  /** Captures the reserved money. */
  capture: OperatePayment
  /** Refunds captured money. */
  refund: OperatePayment
  /** Cancels a payment: releases reserved money, and refunds money that the payment method has captured at once. */
  cancel: OperatePayment
  /** Returns the movements of a paid transaction's money. Only these confirm a movement. */
  readMoney: (transaction: PaidTransaction) => Promise<MoneyMovements>
  /** Sends the number of a placed order. Absent if the provider does not need it. */
  acknowledge?: (paymentId: string, orderNumber: string) => Promise<void>
  /** Releases authorised payments besides the one of the order. Only where a transaction can have several payments. */
  releaseSurplus?: (transaction: StartedTransaction) => Promise<void>
  /** Returns the result of the last attempt. Absent if the transaction's status says it. */
  statusOf?: (transaction: Transaction) => Promise<PaymentStatus>
  /** Returns the start data of the page's form, if it is the same for all customers of a shop. */
  paymentForm?: (shop: Shop) => Promise<PaymentForm>
  /** Checks a call to `/webhooks/<name>`. */
  verifyWebhook: (request: Request) => Promise<VerifiedWebhook>
  /** Calls without proof are answered as if they were accepted. Set if the provider would hold back its later messages. */
  acceptsUnproven?: true
  /** Its webhooks have no signature, so they may be forged, also about unknown payments. */
  isUnsigned?: true
  /** Payments are always stored before their webhooks arrive, so a webhook about an unknown payment is ignored. */
  knowsPaymentsFirst?: true
  /** Reads a stored message. Returns undefined if it cannot be read. */
  parseWebhook: (message: string) => PaymentEvent | undefined
  /** Its calls below `/webhooks/<name>` that need an answer with content. */
  callbacks?: (services: ProviderCallbackServices) => Hono
  /** Stores what a message reports about a transaction's payment. Only where the provider cannot be polled. */
  acceptWebhook?: (message: string, transaction: Transaction) => Promise<void>
  /** The calls of the shop's payment page, below `/shops/:shopId/api`. */
  routes: (services: PaymentRouteServices) => Hono<ShopEnvironment>
}

/** The payment methods of a shop, and what the provider's form in the page needs to start. */
export interface PaymentForm {
  /** The payment methods in the provider's own words: a string of JSON. */
  paymentMethods: string
  clientKey: string
  /** Absent: the provider's own hosts. */
  environmentUrls?: Record<string, unknown>
}

/** The services of the calls of a provider's form. */
export interface PaymentRouteServices {
  db: Database
  limits: Limits
  refusals: RefusalLimits
  /** Reconciles a transaction's payment now. */
  reconcile: (transactionId: string) => Promise<void>
  /** Makes the outbox handle new entries at once. */
  triggerOutbox: () => void
  clock: Clock
}

/** The services of a provider's callbacks. */
export interface ProviderCallbackServices {
  db: Database
  findShop: ShopDirectory
}

/** The platform of an adapter. */
export interface ProviderPlatform {
  /** Sends requests to the provider. */
  fetch: typeof globalThis.fetch
  /** For the adapter's own tables. */
  db: Database
  clock: Clock
}

/** Creates the adapter. */
export type ConnectProvider = (platform: ProviderPlatform) => PaymentProviderAdapter

/** A payment provider as its folder exports it. */
export interface PaymentProviderDefinition {
  /** Its rows of the table of settings. */
  settings: readonly Setting[]
  /** Returns mode and merchant account, such as `live HearingShop`. Gateways on one database have the same. */
  accountOf: (environment: Environment) => string
  /** Reads the provider's environment variables. */
  configure: (environment: Environment) => ConnectProvider
  /** Stores what an operator saw in the provider's portal. Only where a lost webhook would keep an order waiting. */
  recordSeen?: (db: Database, movement: SeenMovement) => Promise<void>
}

/** A requested movement whose result an operator saw in the provider's portal. */
export interface SeenMovement {
  transactionId: string
  /** The provider's id of the movement. */
  operationId: string
  isDone: boolean
}
