import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'

/**
 * How far a transaction has come: created → authorising → paid, pending, failed or cancelled.
 * `pending` is one whose outcome the provider (or, when its amount is held for review, a person) still owes us; when that is
 * a refusal it is `authorising` again, as the customer may try once more.
 */
export type TransactionStatus = 'created' | 'authorising' | 'pending' | 'paid' | 'failed' | 'cancelled'

/** The status in the shop's words (PAY-22). */
export const PAYMENT_STATUS_OF: Readonly<Record<TransactionStatus, PaymentStatus>> = {
  created: 'Pending',
  authorising: 'Pending',
  pending: 'Pending',
  paid: 'Succeeded',
  failed: 'Error',
  cancelled: 'Cancelled',
}
