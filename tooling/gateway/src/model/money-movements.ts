/** The movements of a payment's money as its provider reports them, in minor units. */
export interface MoneyMovements {
  /** The amount that the customer's bank first reserved. */
  reservedMinor: number
  capturedMinor: number
  refundedMinor: number
  /** The amount that cannot be captured any more: cancelled or expired. */
  releasedMinor: number
  /** The provider's ids of requested movements that failed. */
  failedOperations?: readonly string[]
  /** True for payment methods without a separate capture: the money is taken when the customer pays. */
  isCapturedAtOnce?: boolean
  /** True while the provider checks the customer. The order must not be shipped meanwhile. */
  isUnderReview?: boolean
  /** True after a chargeback by the customer's bank. */
  isDisputed?: boolean
}

/** The state of a payment's money. `partial`: only part of the amount has moved, which no action of the shop causes. */
export type MoneyFact = 'reserved' | 'reviewing' | 'captured' | 'refunded' | 'released' | 'disputed' | 'partial'

/** Reduces the movements to one state, for an order of `amountMinor`. */
export function moneyFact(amountMinor: number, movements: MoneyMovements): MoneyFact {
  const { reservedMinor, capturedMinor, refundedMinor, releasedMinor, isUnderReview, isDisputed } = movements
  if (isDisputed) return 'disputed'
  if (capturedMinor === 0 && refundedMinor === 0) {
    if (releasedMinor > 0) return releasedMinor >= reservedMinor ? 'released' : 'partial'
    return isUnderReview ? 'reviewing' : 'reserved'
  }
  if (refundedMinor === 0) return capturedMinor >= amountMinor ? 'captured' : 'partial'
  return refundedMinor >= capturedMinor ? 'refunded' : 'partial'
}
