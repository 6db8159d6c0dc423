import type { Transaction } from '../transactions/transaction-store.ts'

/** What the provider knows about a payment. Amounts in minor units. */
export type PaymentOutcome =
  | { kind: 'open' }
  | { kind: 'cancelled' }
  | { kind: 'paid'; amountMinor: number; currency: string; reference: string }

/** A payment provider as settling needs it. Every call rejects when the provider cannot be reached or does not understand. */
export interface PaymentProviderAdapter {
  create: (transaction: Transaction) => Promise<string>
  read: (paymentId: string) => Promise<PaymentOutcome>
  /** Ends a payment that nobody shall pay any more; a payment that is paid stays paid. */
  terminate: (paymentId: string) => Promise<void>
}
