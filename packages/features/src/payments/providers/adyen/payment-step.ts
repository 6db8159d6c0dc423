import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { PaymentAnswer } from '@shop/domain/payments/providers/adyen.ts'
import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'

/** What happens next to somebody who pays. */
export type PaymentStep =
  | { kind: 'result-page' }
  | { kind: 'failure-page' }
  /** With this transaction nothing can be paid any more. */
  | { kind: 'checkout' }
  /** The form, for a first try or another one; `message` says what became of the last. */
  | { kind: 'form'; message?: MessageKey }
  /** The bank wants something: the provider's form knows how to give it. */
  | { kind: 'action'; action: Readonly<Record<string, unknown>> }

const MESSAGES: Readonly<Partial<Record<PaymentStatus, MessageKey>>> = {
  Refused: 'PaymentRefused',
  Cancelled: 'PaymentCancelled',
  Error: 'PaymentError',
}

/** Begins a payment that has not succeeded, by what became of its last try (PAY-12, PAY-13). */
export function stepOnArrival(word: string, orderPlaced: boolean): PaymentStep {
  const status = readPaymentStatus(word)
  return orderPlaced && !isFailure(status) ? { kind: 'result-page' } : formAfter(status)
}

/** Goes on after the answer to a try, or to what a bank has said about it (PAY-15 to PAY-19). */
export function stepAfter({ status: word, action, userActionRequired, orderPlaced }: PaymentAnswer): PaymentStep {
  const status = readPaymentStatus(word)
  if (isFailure(status)) return formAfter(status)
  if (action) return { kind: 'action', action }
  if (userActionRequired) return { kind: 'form', message: 'PaymentActionNeeded' }
  // Money may be on its way although the order is not placed yet: that page waits for it, and tells nobody to pay again.
  if (orderPlaced || status) return { kind: 'result-page' }
  return { kind: 'failure-page' }
}

function formAfter(status: PaymentStatus | undefined): PaymentStep {
  const message = status && MESSAGES[status]
  return message ? { kind: 'form', message } : { kind: 'form' }
}
