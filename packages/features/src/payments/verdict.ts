import { isFailure, readPaymentStatus } from '@shop/domain/payment.ts'
import type { Transaction } from '@shop/domain/transaction.ts'

/** What a result page shows: the order, that payment failed, or that the outcome is not known yet. */
export type Verdict = 'placed' | 'failed' | 'open'

/** Nets: placed needs number, mark and a success status (RES-04); a failure status in any case is a failure (RES-05). */
export function netsVerdict({ orderNumber, orderPlaced, status }: Transaction): Verdict {
  const read = readPaymentStatus(status)
  if (orderNumber && orderPlaced && read === 'Succeeded') return 'placed'
  return isFailure(read) ? 'failed' : 'open'
}

export const isNetsSettled = (transaction: Transaction) => netsVerdict(transaction) !== 'open'
