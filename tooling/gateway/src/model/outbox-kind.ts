/** What may be done with the money of a paid order: taken, given back, released. */
export type PaymentOperation = 'capture' | 'refund' | 'cancel'

/** What a customer hears by mail of an order that is placed. */
export type OrderNews = 'shipped' | 'cancelled' | 'refunded'

/** Every mail about an order. */
export type OrderMailKind = 'confirmation' | OrderNews

/** What may have to happen outside the database: calls to payment providers, and mails. */
export type OutboxKind =
  | `${PaymentOperation}-payment`
  | 'terminate-payment'
  | 'acknowledge-payment'
  | 'release-surplus'
  | OrderMailKind
  | 'newsletter-confirmation'
