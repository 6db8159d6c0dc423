import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'

/**
 * The status of a transaction: created → authorising → paid, pending, failed or cancelled. `pending`: the provider has not
 * decided, or the transaction is held for review. A refusal leads from `pending` back to `authorising`, because the customer
 * may try again.
 */
export type TransactionStatus = 'created' | 'authorising' | 'pending' | 'paid' | 'failed' | 'cancelled'

/** The status as the shop receives it. */
export const PAYMENT_STATUS_OF: Readonly<Record<TransactionStatus, PaymentStatus>> = {
  created: 'Pending',
  authorising: 'Pending',
  pending: 'Pending',
  paid: 'Succeeded',
  failed: 'Error',
  cancelled: 'Cancelled',
}
