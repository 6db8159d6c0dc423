import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { Hono } from 'hono'
import type { Throttle } from '../../access/throttle.ts'
import type { Clock } from '../../model/clock.ts'
import type { Database } from '../../database/database.ts'
import type { NamedFields } from '../../http/named-fields.ts'
import type { MoneyMovements } from '../../model/money-movements.ts'
import type { PaymentMethod } from '../../model/payment-method.ts'
import type { ShopDirectory } from '../../shops/shop-directory.ts'
import type { Shop } from '../../shops/shop.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import type { RefusalLimits } from '../../transactions/refusal-limits.ts'
import type { PaidTransaction, StartedTransaction, Transaction } from '../../transactions/transaction-store.ts'

/** What the provider knows about a payment. Amounts in minor units. */
export type PaymentOutcome =
  | { kind: 'open' }
  /** The provider owes the outcome still; nobody can do anything meanwhile. */
  | { kind: 'pending' }
  /** The last try was refused; the customer may try again. */
  | { kind: 'refused' }
  /** Ended on purpose: nobody can pay it any more. */
  | { kind: 'cancelled' }
  /** The provider will never take this payment. */
  | { kind: 'failed' }
  | {
      kind: 'paid'
      amountMinor: number
      currency: string
      reference: string
      /** The way to pay has no capture of its own: the money is taken already. */
      isCaptured?: true
      /** How the customer paid, where the provider says so with the outcome. */
      paymentMethod?: PaymentMethod
      /** The addresses as the customer left them, where the provider's form lets them be changed. */
      addresses?: PaidAddresses
    }

type PaidAddress = Omit<CheckoutAddress, 'id' | 'middleName'>

/** Whom a payment was made for, and where its goods go. A field that the provider leaves out is empty. */
export interface PaidAddresses {
  invoice: PaidAddress
  delivery: PaidAddress
}

/** What a provider says to a request that moves money. */
export type OperationAnswer =
  /** It will be carried out, or was; the provider tells later whether that succeeded. Its number is the provider's. */
  | { isAccepted: true; operationId: string }
  /** It will never be carried out. */
  | { isAccepted: false }

/**
 * Asks a provider to move the whole amount of an order. The same attempt may be asked for again after a lost answer and
 * moves money once. Rejects when the provider may carry it out when it is asked again.
 */
export type OperatePayment = (transaction: PaidTransaction, attempt: number) => Promise<OperationAnswer>

/** What a provider's webhook is about. */
export interface PaymentEvent {
  /** The same however often the event is sent; absent where the provider gives its events no name. */
  key?: string
  paymentId: string
  /** Our transaction, where the provider names it. */
  transactionId?: string
  /** The provider has refused a try to pay. The customer may try again without the gateway being asked. */
  isRefusal?: true
  /** What an operator must be shown of it once the order is placed; the provider's own word. */
  notice?: string
}

/**
 * A payment provider as the gateway works with it. Whatever talks to it rejects when it cannot be reached or understood.
 * How a payment is created is its own affair, by `startPayment` in its routes: at one provider a payment exists before
 * its form is shown, at another it is made of what the form sends.
 */
export interface PaymentProviderAdapter {
  /** How the payment of a transaction stands. */
  read: (transaction: StartedTransaction) => Promise<PaymentOutcome>
  /** Ends a payment that nobody shall pay any more; a payment that is paid stays paid. */
  terminate: (transaction: StartedTransaction) => Promise<void>
  /** Takes the money that was reserved. */
  capture: OperatePayment
  /** Gives captured money back. */
  refund: OperatePayment
  /** Calls a payment off: releases what is reserved, and gives back what the way to pay has captured at once. */
  cancel: OperatePayment
  /** What has become of the money of a paid transaction. Movements count when this says so. */
  readMoney: (transaction: PaidTransaction) => Promise<MoneyMovements>
  /** Tells it which number the order has here that was placed for a payment; absent where nobody wants to know. */
  acknowledge?: (paymentId: string, orderNumber: string) => Promise<void>
  /** Releases what was authorised besides the payment that counts; only where one transaction may have several payments. */
  releaseSurplus?: (transaction: StartedTransaction) => Promise<void>
  /** What the form in the page starts with, where that is the same for all customers of a shop. */
  paymentForm?: (shop: Shop) => Promise<PaymentForm>
  /** The messages that a call to `/webhooks/<name>` brings, as they are to be kept; nothing when the provider did not send it. */
  verifyWebhook: (request: Request) => Promise<readonly string[] | undefined>
  /** Its messages carry no signature: anybody may send them, about payments that there are none of. */
  isUnsigned?: true
  /** A payment is known here before the provider can speak of it: a message about an unknown one is not ours. */
  knowsPaymentsFirst?: true
  /** What a kept message is about; nothing when it cannot be understood. */
  parseWebhook: (message: string) => PaymentEvent | undefined
  /** Its calls below `/webhooks/<name>` that want an answer and not only a receipt. */
  callbacks?: (services: ProviderCallbackServices) => Hono
  /** Keeps what a message tells of a transaction's payment; only where the provider cannot be asked. */
  acceptWebhook?: (message: string, transaction: Transaction) => Promise<void>
  /** The calls by which a shop's page pays, below `/shops/:shopId/api`. */
  routes: (services: PaymentRouteServices) => Hono<ShopEnvironment>
}

/** How customers of a shop can pay, and what the provider's form in the page needs to start. */
export interface PaymentForm {
  /** The ways to pay in the provider's own words: a text that holds JSON. */
  paymentMethods: string
  clientKey: string
  /** Absent: the provider's own hosts. */
  environmentUrls?: Record<string, unknown>
}

/** What the calls of a provider's form work with. */
export interface PaymentRouteServices {
  db: Database
  throttle: Throttle
  refusals: RefusalLimits
  /** Finds out how a transaction's payment stands, now, and does what follows. */
  reconcile: (transactionId: string) => Promise<void>
  /** Called when something waits in the outbox. */
  triggerOutbox: () => void
  clock: Clock
}

/** What the answers to a provider's own questions are made of. */
export interface ProviderCallbackServices {
  db: Database
  findShop: ShopDirectory
}

/** What an adapter has of the world. */
export interface ProviderPlatform {
  /** The way out to the provider. */
  fetch: typeof globalThis.fetch
  /** For what the adapter has to keep in tables of its own. */
  db: Database
  clock: Clock
}

/** Where a gateway's settings come from. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Makes the adapter. */
export type ConnectProvider = (platform: ProviderPlatform) => PaymentProviderAdapter

/** A payment provider as its folder exports it. */
export interface PaymentProviderDefinition {
  /** The environment variables that must be set in production. */
  secrets: readonly string[]
  /** Reads the provider's environment variables. Throws for a wrong one. */
  configure: (environment: Environment) => ConnectProvider
  /** The documented fields of the answers to its calls, by path. The strict minimum sends no others. */
  documentedFields: Readonly<Record<string, NamedFields>>
}
