import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import { knownPaymentMethodSchema, type PaymentMethod } from '../../../model/payment-method.ts'
import type { PaymentRefusal } from '../../../model/payment-refusal.ts'
import type { PaymentState } from './adyen-states.ts'

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
  additionalData: v.fallback(v.optional(v.object({ fraudManualReview: v.optional(v.string()) })), undefined),
})
export type AdyenResult = v.InferOutput<typeof resultSchema>

/** What the shop is answered as long as no order is placed; in the shop's words, never in Adyen's. */
export interface StoredAnswer {
  status: PaymentStatus
  action?: Record<string, unknown>
  userActionRequired?: boolean
  errorMessage?: PaymentRefusal | 'PaymentActionNeeded'
}

/** Nothing is decided, or nothing that the shop could show before the order is placed. */
export const UNDECIDED: StoredAnswer = { status: 'Pending' }

/** Adyen would not carry the call out. */
export const NOT_CARRIED_OUT: StoredAnswer = { status: 'Error', errorMessage: 'PaymentError' }

const NEEDS_CUSTOMER: Meaning = {
  answer: { ...UNDECIDED, userActionRequired: true, errorMessage: 'PaymentActionNeeded' },
}

/** What a result says to the shop, and of the money; no state where nothing is reserved and nothing will be. */
interface Meaning {
  answer: StoredAnswer
  state?: PaymentState
}

const WAITS: Meaning = { answer: UNDECIDED, state: 'pending' }
const FAILED: Meaning = { answer: NOT_CARRIED_OUT, state: 'refused' }
// Only the customer was checked, which the shop never asks for alone: no money is reserved, and no webhook will come.
const CHECKED_ONLY: Meaning = { answer: NOT_CARRIED_OUT }

/** Every result code that Adyen publishes. */
export const RESULTS = {
  Authorised: { answer: UNDECIDED, state: 'authorised' },
  PartiallyAuthorised: { answer: { status: 'PartialSuccess' }, state: 'authorised' },
  Received: WAITS,
  Pending: WAITS,
  PresentToShopper: WAITS,
  Success: WAITS,
  Refused: { answer: { status: 'Refused', errorMessage: 'PaymentRefused' }, state: 'refused' },
  Cancelled: { answer: { status: 'Cancelled', errorMessage: 'PaymentCancelled' }, state: 'refused' },
  Error: FAILED,
  RedirectShopper: NEEDS_CUSTOMER,
  ChallengeShopper: NEEDS_CUSTOMER,
  IdentifyShopper: NEEDS_CUSTOMER,
  AuthenticationFinished: CHECKED_ONLY,
  AuthenticationNotRequired: CHECKED_ONLY,
} as const satisfies Readonly<Record<string, Meaning>>

function meaningOf({ resultCode, pspReference }: AdyenResult): Meaning {
  if (Object.hasOwn(RESULTS, resultCode)) return RESULTS[resultCode as keyof typeof RESULTS]
  // Of a payment that has a number Adyen will tell more by webhook.
  return pspReference ? WAITS : CHECKED_ONLY
}

/** A result in the shop's words (OP-37). */
export function answerOf(result: AdyenResult): StoredAnswer {
  return result.action ? { ...UNDECIDED, action: result.action } : meaningOf(result).answer
}

/** Why a try did not succeed; nothing where it did, or is under way. */
export const refusalOf = ({ errorMessage }: StoredAnswer): PaymentRefusal | undefined =>
  errorMessage === 'PaymentActionNeeded' ? undefined : errorMessage

/** What a result says of the money; nothing while the customer has to do something, who may as well do something else. */
export function stateOf(result: AdyenResult): PaymentState | undefined {
  if (result.action) return undefined
  // A part of unknown size is no payment of the order: the webhook tells how much it is.
  if (result.resultCode === 'PartiallyAuthorised' && !result.amount) return 'pending'
  return meaningOf(result).state
}

/** Whether Adyen's people still look into the payment. */
export const isUnderReview = ({ additionalData }: AdyenResult): boolean => additionalData?.fraudManualReview === 'true'

/** How it was paid, as far as a result says: of a card its brand. */
export const methodOf = ({ paymentMethod: { type, brand } = {} }: AdyenResult): PaymentMethod | undefined =>
  type === 'card' ? (brand ?? type) : (type ?? brand)
