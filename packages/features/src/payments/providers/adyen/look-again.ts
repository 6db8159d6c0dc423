import type { Gateway, TransactionIds } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import { isFailure, readPaymentStatus } from '@shop/domain/payment.ts'
import { isPaid } from '../../payment-gate.ts'
import { stepOnArrival, type PaymentStep } from './payment-step.ts'

/**
 * Finds out how to go on when a call for a try to pay has failed: it may have gone through all the same, so nobody is told to pay
 * again before the transaction has been looked at. Rejects when that cannot be done.
 */
export async function lookAgain(
  { cart, payments }: Gateway,
  ids: TransactionIds,
  error: unknown,
  signal: AbortSignal,
): Promise<PaymentStep> {
  const failure = toFailure(error)
  // Whoever shows the page knows what to do about it.
  if (failure.kind === 'refused' && failure.errorKeys.includes('coupon-used-up')) throw error
  const transaction = await cart.getTransaction(ids, signal)
  if (isPaid(transaction)) return { kind: 'result-page' }
  const saidNo = failure.kind === 'refused' || failure.kind === 'unauthorised'
  // Nothing was paid, and with this transaction nothing can be.
  if (saidNo && isFailure(readPaymentStatus(transaction.status))) return { kind: 'checkout' }
  const step = stepOnArrival((await payments.status(ids, signal)).status, false)
  if (step.kind === 'form' && step.message) return step
  return saidNo ? { kind: 'form', message: 'PaymentError' } : { kind: 'result-page' }
}
