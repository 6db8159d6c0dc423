import type { TransactionIds } from '@shop/api-client'
import { isNotFound } from '@shop/api-client/failure.ts'
import { readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'
import type { ReadPlaced } from './read-placed.ts'
import type { KnownPayment } from './watch-payment.ts'

/**
 * What is known of a payment.
 * - `placed`: its order is placed.
 * - `paid`: it is paid, and its order is not placed yet.
 * - `refused`, `cancelled`, `failed`: it has ended without money.
 * - `disputed`: it has ended, and yet the transaction names an order.
 * - `open`: the gateway knows it, and it is not decided.
 * - `unknown`: nothing could be read.
 * - `missing`: the gateway has no such payment for this visitor.
 */
export type Outcome =
  | 'placed'
  | 'paid'
  | 'refused'
  | 'cancelled'
  | 'failed'
  | 'disputed'
  | 'open'
  | 'unknown'
  | 'missing'

const ENDINGS: Readonly<Partial<Record<PaymentStatus, Outcome>>> = {
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'failed',
}

/** How the outcome of a payment is read. */
export interface OutcomeReader {
  ids: TransactionIds
  isPlaced: ReadPlaced
}

/**
 * Reads the outcome from everything that is known. The provider's own order number alone means placed. Without its
 * correlation id, a payment that is not found may exist.
 */
export function outcomeOf(known: KnownPayment, { ids, isPlaced }: OutcomeReader): Outcome {
  const { transaction, answer, error } = known
  const seen = transaction ?? known.seen
  if (answer?.orderNumber || (transaction && isPlaced(transaction))) return 'placed'
  if (!seen) return answer ? 'open' : ids.correlationId && isNotFound(error) ? 'missing' : 'unknown'
  const hasOrder = seen.orderNumber !== '' || transaction?.orderPlaced
  const status = readPaymentStatus(seen.status)
  if (status === 'Succeeded') return hasOrder && !transaction ? 'placed' : 'paid'
  const ending = status && ENDINGS[status]
  if (!ending) return 'open'
  return hasOrder ? 'disputed' : ending
}

const ENDED: ReadonlySet<Outcome> = new Set(['refused', 'cancelled', 'failed', 'disputed'])

/** Whether the payment has ended, so that the customer can try again. */
export const hasEnded = (outcome: Outcome) => ENDED.has(outcome)
