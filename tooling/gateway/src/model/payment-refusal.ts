import type { MessageKey } from '@shop/domain/messages/messages.ts'

/** Why a try to pay did not succeed, as the shop names its texts for it. */
export type PaymentRefusal = Extract<MessageKey, 'PaymentRefused' | 'PaymentCancelled' | 'PaymentError'>
