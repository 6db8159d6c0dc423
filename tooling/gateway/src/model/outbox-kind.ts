/** What can be done with the money of a paid order: `cancel` releases it. */
export type PaymentOperation = 'capture' | 'refund' | 'cancel'

/** The later events of an order that a mail reports. */
export type OrderNews = 'shipped' | 'cancelled' | 'refunded'

/** Every mail about an order. */
export type OrderMailKind = 'confirmation' | OrderNews

/** The mails about a message to customer service: one to the shop, one to its writer. */
export type ContactMailKind = 'contact-message' | 'contact-receipt'

/** Every mail. */
export type MailKind =
  | OrderMailKind
  | 'newsletter-confirmation'
  | ContactMailKind
  | 'password-reset'
  | 'password-changed'
  | 'account-emptied'
  | 'email-change-confirmation'
  | 'email-change-asked'
  | 'email-changed'

/** The kinds of work in the outbox: calls to payment providers, received webhooks, and mails. */
export type OutboxKind =
  | `${PaymentOperation}-payment`
  | 'webhook'
  | 'terminate-payment'
  | 'acknowledge-payment'
  | 'release-surplus'
  | MailKind
