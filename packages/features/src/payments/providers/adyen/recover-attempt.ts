import type { Gateway, TransactionIds } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { isPaid } from '../../before/payment-gate.ts'
import { POLL_INTERVAL } from '../../result/watch-payment.ts'
import { outcomeMessage, type PaymentStep } from './payment-step.ts'

/** How many reads without a change end the wait for news of an attempt. */
const LOOKS = 3

/** A failed call of a payment attempt. */
export interface LostAttempt {
  ids: TransactionIds
  error: unknown
  /** The transaction before the first attempt. Undefined if an earlier attempt may be in progress. */
  untouched: Transaction | undefined
  /** The outcome of the attempt before, as the customer has read it. */
  earlier: MessageKey | undefined
  /** Aborted when the page is left. */
  signal: AbortSignal
}

/**
 * Decides how to continue after a failed call of an attempt. The attempt may have succeeded, so the transaction is read
 * before the customer is told to pay again. Rejects if it cannot be read.
 *
 * A payment has one status for all its attempts. A status that has not changed may be that of the attempt before, so it
 * says nothing about this one.
 */
export async function recoverAttempt({ cart, payments }: Gateway, lost: LostAttempt): Promise<PaymentStep> {
  const { ids, error, untouched, earlier, signal } = lost
  const failure = toFailure(error)
  // The page handles this refusal.
  if (failure.kind === 'refused' && failure.errorCodes.includes('coupon-used-up')) throw error
  const isRefused = failure.kind === 'refused' || failure.kind === 'unauthorised'
  // Statuses 502 to 504 come from a proxy, which does not tell what the gateway has done.
  const hasBroken = failure.kind === 'broken' && failure.status === 500

  for (let looks = 1; ; looks += 1) {
    const transaction = await cart.getTransaction(ids, signal)
    if (isPaid(transaction)) return { kind: 'result-page' }
    // Nothing was paid, and this transaction cannot be paid any more.
    if (isRefused && isFailure(readPaymentStatus(transaction.status))) return { kind: 'checkout' }
    const outcome = outcomeMessage((await payments.status(ids, signal)).status)
    if (outcome && outcome !== earlier) return { kind: 'form', message: outcome }
    if (isRefused) return { kind: 'form', message: 'PaymentError' }
    const isUntouched = hasBroken && untouched !== undefined && !hasChanged(untouched, transaction)
    if (!outcome && !isUntouched) return { kind: 'result-page' }
    if (looks === LOOKS) return { kind: 'form', message: isUntouched ? 'PaymentError' : 'PaymentUncertain' }
    await pause(signal)
  }
}

/** Whether a payment has changed a transaction. */
const hasChanged = (before: Transaction, after: Transaction) =>
  (['status', 'paymentId', 'orderNumber', 'orderPlaced'] as const).some((field) => before[field] !== after[field])

/** Waits between two reads. Rejects if the page is left. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, POLL_INTERVAL)
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', end, { once: true })
  })
