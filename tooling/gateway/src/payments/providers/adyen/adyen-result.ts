import type { MessageKey } from '@shop/domain/messages.ts'
import type { PaymentStatus } from '@shop/domain/transaction.ts'
import * as v from 'valibot'
import { knownPaymentMethodSchema, type PaymentMethod } from '../../../model/payment-method.ts'

/** What Adyen answers when a payment is made or goes on. */
export const resultSchema = v.object({
  resultCode: v.string(),
  pspReference: v.optional(v.string()),
  merchantReference: v.optional(v.string()),
  amount: v.optional(v.object({ value: v.number(), currency: v.string() })),
  action: v.optional(v.record(v.string(), v.unknown())),
  paymentMethod: v.fallback(
    v.optional(v.object({ type: knownPaymentMethodSchema, brand: knownPaymentMethodSchema })),
    undefined,
  ),
})
export type AdyenResult = v.InferOutput<typeof resultSchema>

/** What the shop is answered as long as no order is placed; in the shop's words, never in Adyen's. */
export interface StoredAnswer {
  status: PaymentStatus
  action?: Record<string, unknown>
  userActionRequired?: boolean
  errorMessage?: MessageKey
}

/** Nothing is decided, or nothing that the shop could show before the order is placed. */
export const UNDECIDED: StoredAnswer = { status: 'Pending' }

/** Adyen would not carry the call out. */
export const NOT_CARRIED_OUT: StoredAnswer = { status: 'Error', errorMessage: 'PaymentError' }

const ENDED: Readonly<Record<string, StoredAnswer>> = {
  Refused: { status: 'Refused', errorMessage: 'PaymentRefused' },
  Cancelled: { status: 'Cancelled', errorMessage: 'PaymentCancelled' },
  Error: NOT_CARRIED_OUT,
  PartiallyAuthorised: { status: 'PartialSuccess' },
}

const NEEDS_CUSTOMER = new Set(['RedirectShopper', 'ChallengeShopper', 'IdentifyShopper'])

/** A result in the shop's words (OP-37). */
export function answerOf({ resultCode, action }: AdyenResult): StoredAnswer {
  if (action) return { ...UNDECIDED, action }
  if (NEEDS_CUSTOMER.has(resultCode)) {
    return { ...UNDECIDED, userActionRequired: true, errorMessage: 'PaymentActionNeeded' }
  }
  return ENDED[resultCode] ?? UNDECIDED
}

const STATES = {
  Authorised: 'authorised',
  PartiallyAuthorised: 'authorised',
  Received: 'pending',
  Pending: 'pending',
  PresentToShopper: 'pending',
  Refused: 'refused',
  Cancelled: 'refused',
  Error: 'refused',
} as const

/** What a result says of the money; nothing while the customer has to do something, who may as well do something else. */
export function stateOf({ resultCode, action }: AdyenResult) {
  return action || !Object.hasOwn(STATES, resultCode) ? undefined : STATES[resultCode as keyof typeof STATES]
}

/** How it was paid, as far as a result says: of a card its brand. */
export const methodOf = ({ paymentMethod: { type, brand } = {} }: AdyenResult): PaymentMethod | undefined =>
  type === 'card' ? (brand ?? type) : (type ?? brand)
