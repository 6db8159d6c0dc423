/** What may be done with the money of a paid order: taken, given back, released. */
export type PaymentOperation = 'capture' | 'refund' | 'cancel'

/** What a customer hears by mail of an order that is placed. */
export type OrderNews = 'shipped' | 'cancelled' | 'refunded'

/** Every mail about an order. */
export type OrderMailKind = 'confirmation' | OrderNews

/** The mails about a message to customer service: to the people of the shop, and to whoever wrote it. */
export type ContactMailKind = 'contact-message' | 'contact-receipt'

/** What may remain to be done when a call has been answered: calls to payment providers, their messages, and mails. */
export type OutboxKind =
  | `${PaymentOperation}-payment`
  | 'webhook'
  | 'terminate-payment'
  | 'acknowledge-payment'
  | 'release-surplus'
  | OrderMailKind
  | 'newsletter-confirmation'
  | ContactMailKind
  | 'password-reset'
  | 'password-changed'
  | 'email-change-confirmation'
  | 'email-change-asked'
  | 'email-changed'
