/** How far a payment at Adyen has come. It only ever moves down this list: news may be late, and out of order. */
export const PAYMENT_STATES = ['pending', 'refused', 'authorised', 'released'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** How far Adyen's people are with a payment that looks like fraud. Moves down this list. */
export const REVIEW_STATES = ['none', 'waiting', 'accepted', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** How far a dispute has come: the customer's bank takes the money, the shop gets it back, and so on down this list. */
export const DISPUTE_STATES = ['none', 'taken', 'returned', 'taken-again', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** What may be done with a payment. A release may turn out to be a refund, where the money was captured. */
export type ModificationKind = 'capture' | 'refund' | 'release'

/**
 * How far a modification has come. `undone`: Adyen takes back what no event has told of yet. `failed` is final: an event
 * of its success that comes later is older.
 */
export type ModificationState = 'asked' | 'succeeded' | 'undone' | 'failed'
