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
  | 'mailed-code'
  | 'refill-reminder'
  | 'password-reset'
  | 'password-changed'
  | 'account-emptied'
  | 'email-change-confirmation'
  | 'email-change-asked'
  | 'email-changed'

/** The calls to payment providers in the outbox. The subject of each is a transaction. */
export const PROVIDER_CALLS = [
  'capture-payment',
  'refund-payment',
  'cancel-payment',
  'terminate-payment',
  'acknowledge-payment',
  'release-surplus',
] as const

/** The kinds of work in the outbox: calls to payment providers, received webhooks, and mails. */
export type OutboxKind = (typeof PROVIDER_CALLS)[number] | 'webhook' | MailKind
