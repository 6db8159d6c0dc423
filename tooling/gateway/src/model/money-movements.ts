/** What has become of the money of a payment at its provider, in minor units. */
export interface MoneyMovements {
  /** What the customer's bank had reserved at the beginning. */
  reservedMinor: number
  capturedMinor: number
  refundedMinor: number
  /** What can never be captured any more: cancelled or expired. */
  releasedMinor: number
  /** The provider's numbers of the movements that were asked for and did not happen. */
  failedOperations?: readonly string[]
  /** The way to pay has no capture of its own: the money is taken when the customer pays. */
  isCapturedAtOnce?: boolean
  /** The provider still checks the customer; nothing may be shipped meanwhile. */
  isUnderReview?: boolean
  /** The customer's bank has taken the money back. */
  isDisputed?: boolean
}

/** Where money stands, in one word. `partial`: in between, which no action of the shop leads to. */
export type MoneyFact = 'reserved' | 'reviewing' | 'captured' | 'refunded' | 'released' | 'disputed' | 'partial'

/** Says in one word where the money stands of an order over `amountMinor`. */
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
