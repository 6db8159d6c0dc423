/** The states of a payment at Adyen. A payment only moves forward in this list, because news may be late and out of order. */
export const PAYMENT_STATES = ['pending', 'refused', 'authorised', 'released'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The states of a manual fraud review. They only move forward in this list. */
export const REVIEW_STATES = ['none', 'waiting', 'accepted', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** The states of a dispute: the customer's bank takes the money, the shop gets it back, and so on. They only move forward. */
export const DISPUTE_STATES = ['none', 'taken', 'returned', 'taken-again', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** The kinds of modifications of a payment. A release of captured money becomes a refund. */
export type ModificationKind = 'capture' | 'refund' | 'release'

/**
 * The states of a modification. `undone`: its reversal was reported before its success. `failed` is final, so a later event
 * about its success is ignored.
 */
export type ModificationState = 'asked' | 'succeeded' | 'undone' | 'failed'
