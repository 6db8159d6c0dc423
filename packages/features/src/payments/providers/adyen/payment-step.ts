import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { PaymentAnswer } from '@shop/domain/payments/providers/adyen.ts'
import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'

/** The next step of a payment. */
export type PaymentStep =
  | { kind: 'result-page' }
  | { kind: 'failure-page' }
  /** This transaction cannot be paid any more. */
  | { kind: 'checkout' }
  /** Shows the form. `message` is the outcome of the last attempt. */
  | { kind: 'form'; message?: MessageKey }
  /** The provider's form carries out an action of the bank. */
  | { kind: 'action'; action: Readonly<Record<string, unknown>> }

const MESSAGES: Readonly<Partial<Record<PaymentStatus, MessageKey>>> = {
  Refused: 'PaymentRefused',
  Cancelled: 'PaymentCancelled',
  Error: 'PaymentError',
}

/** Returns the first step of a payment, from the outcome of its last attempt. A paid one is never offered again. */
export function stepOnArrival(word: string, orderPlaced: boolean): PaymentStep {
  const status = readPaymentStatus(word)
  const isOver = status === 'Succeeded' || (orderPlaced && !isFailure(status))
  return isOver ? { kind: 'result-page' } : formAfter(word)
}

/** Returns the step after the response to an attempt, or to a bank's result. */
export function stepAfter({ status: word, action, userActionRequired, orderPlaced }: PaymentAnswer): PaymentStep {
  const status = readPaymentStatus(word)
  if (isFailure(status)) return formAfter(word)
  if (action) return { kind: 'action', action }
  if (userActionRequired) return { kind: 'form', message: 'PaymentActionNeeded' }
  // The payment may have succeeded although the order is not placed yet. The result page polls it and does not suggest to
  // pay again.
  if (orderPlaced || status) return { kind: 'result-page' }
  return { kind: 'failure-page' }
}

/** Returns what the customer reads about an attempt with this status. Undefined if it has not failed. */
export function outcomeMessage(word: string): MessageKey | undefined {
  const status = readPaymentStatus(word)
  return status && MESSAGES[status]
}

function formAfter(word: string): PaymentStep {
  const message = outcomeMessage(word)
  return message ? { kind: 'form', message } : { kind: 'form' }
}
