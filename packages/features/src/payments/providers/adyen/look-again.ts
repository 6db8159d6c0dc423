import type { Gateway, TransactionIds } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { isPaid } from '../../payment-gate.ts'
import { POLL_INTERVAL } from '../../use-transaction.ts'
import { stepOnArrival, type PaymentStep } from './payment-step.ts'

/** How often a transaction is read after a first try that broke, before the shop says that nothing was started. */
const LOOKS = 3

/** A call for a try to pay that has failed. */
export interface LostTry {
  ids: TransactionIds
  error: unknown
  /** The transaction as it was before the first try; absent where an earlier try may be under way. */
  untouched: Transaction | undefined
  /** Ends when the page is left. */
  signal: AbortSignal
}

/**
 * Finds out how to go on when a call for a try to pay has failed: it may have gone through all the same, so nobody is told to pay
 * again before the transaction has been looked at. Rejects when that cannot be done.
 */
export async function lookAgain({ cart, payments }: Gateway, lost: LostTry): Promise<PaymentStep> {
  const { ids, error, untouched, signal } = lost
  const failure = toFailure(error)
  // Whoever shows the page knows what to do about it.
  if (failure.kind === 'refused' && failure.errorCodes.includes('coupon-used-up')) throw error
  const isRefused = failure.kind === 'refused' || failure.kind === 'unauthorised'
  // A proxy in between answers with 502 to 504, and does not know what the gateway has done.
  const hasBroken = failure.kind === 'broken' && failure.status === 500
  const isUntouched = (now: Transaction) => hasBroken && untouched !== undefined && !hasChanged(untouched, now)

  let transaction = await cart.getTransaction(ids, signal)
  for (let looks = 1; looks < LOOKS && isUntouched(transaction); looks += 1) {
    await pause(signal)
    transaction = await cart.getTransaction(ids, signal)
  }
  if (isPaid(transaction)) return { kind: 'result-page' }
  // Nothing was paid, and with this transaction nothing can be.
  if (isRefused && isFailure(readPaymentStatus(transaction.status))) return { kind: 'checkout' }
  const step = stepOnArrival((await payments.status(ids, signal)).status, false)
  if (step.kind === 'form' && step.message) return step
  return isRefused || isUntouched(transaction) ? { kind: 'form', message: 'PaymentError' } : { kind: 'result-page' }
}

/** Whether a payment has left a trace in a transaction. */
const hasChanged = (before: Transaction, after: Transaction) =>
  (['status', 'paymentId', 'orderNumber', 'orderPlaced'] as const).some((field) => before[field] !== after[field])

/** Waits between two looks. Rejects when the page is left. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, POLL_INTERVAL)
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', end, { once: true })
  })
