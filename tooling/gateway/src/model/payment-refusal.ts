import type { MessageKey } from '@shop/domain/messages/messages.ts'

/** Why an attempt to pay failed: the key of the shop's text for it. */
export type PaymentRefusal = Extract<MessageKey, 'PaymentRefused' | 'PaymentCancelled' | 'PaymentError'>
