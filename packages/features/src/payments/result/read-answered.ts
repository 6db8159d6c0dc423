import { isNotFound } from '@shop/api-client/failure.ts'
import { readStrictly, type PaymentResult } from './payment-result.ts'
import type { KnownPayment } from './watch-payment.ts'

/**
 * Reads the result of a payment whose provider shows it. Without the provider's answer, a transaction that is not placed
 * reads as pending. Undefined if nothing has been read.
 */
export function readAnswered({ answer, transaction }: KnownPayment): PaymentResult | undefined {
  if (!answer && !transaction) return undefined
  const result = transaction ? readStrictly(transaction) : 'pending'
  if (answer?.orderNumber || result === 'placed') return 'placed'
  return answer ? result : 'pending'
}

/** Whether that result is known. Analytics needs the transaction of a placed order too. */
export function isAnswered(known: KnownPayment): boolean {
  const result = readAnswered(known)
  if (!result) return isNotFound(known.error)
  return result === 'failed' || (result === 'placed' && Boolean(known.transaction?.orderNumber))
}
