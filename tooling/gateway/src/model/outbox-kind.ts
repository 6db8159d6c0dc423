/** What may be done with the money of a paid order: taken, given back, released. */
export type PaymentOperation = 'capture' | 'refund' | 'cancel'

/** What may have to happen outside the database: calls to payment providers, and mails. */
export type OutboxKind =
  | `${PaymentOperation}-payment`
  | 'terminate-payment'
  | 'confirmation'
  | 'newsletter-confirmation'
