import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import { knownPaymentMethodSchema, type PaymentMethod } from '../../../model/payment-method.ts'
import type { PaymentRefusal } from '../../../model/payment-refusal.ts'
import type { PaymentState } from './adyen-states.ts'

/** Adyen's answer to a payment or its details. */
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

/** The answer to the shop while no order is placed, in the shop's words. */
export interface StoredAnswer {
  status: PaymentStatus
  action?: Record<string, unknown>
  userActionRequired?: boolean
  errorMessage?: PaymentRefusal | 'PaymentActionNeeded'
}

/** The payment is not decided, or its order is not placed yet. */
export const UNDECIDED: StoredAnswer = { status: 'Pending' }

/** Adyen has refused the call. */
export const NOT_CARRIED_OUT: StoredAnswer = { status: 'Error', errorMessage: 'PaymentError' }

const NEEDS_CUSTOMER: Meaning = {
  answer: { ...UNDECIDED, userActionRequired: true, errorMessage: 'PaymentActionNeeded' },
}

/** The meaning of a result: the answer to the shop and the state of the payment. No state if no money will be reserved. */
interface Meaning {
  answer: StoredAnswer
  state?: PaymentState
}

const WAITS: Meaning = { answer: UNDECIDED, state: 'pending' }
const FAILED: Meaning = { answer: NOT_CARRIED_OUT, state: 'refused' }
// Only an authentication without a payment, which the shop never requests: no money is reserved and no webhook follows.
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
  // Adyen sends a webhook about a payment that has a reference.
  return pspReference ? WAITS : CHECKED_ONLY
}

/** Returns the answer to the shop for a result. */
export function answerOf(result: AdyenResult): StoredAnswer {
  return result.action ? { ...UNDECIDED, action: result.action } : meaningOf(result).answer
}

/** Returns why an attempt failed. Undefined if it succeeded or is in flight. */
export const refusalOf = ({ errorMessage }: StoredAnswer): PaymentRefusal | undefined =>
  errorMessage === 'PaymentActionNeeded' ? undefined : errorMessage

/** Returns the state of the payment. Undefined while the customer has to act. */
export function stateOf(result: AdyenResult): PaymentState | undefined {
  if (result.action) return undefined
  // A partial authorisation without an amount does not pay the order. The webhook reports the amount.
  if (result.resultCode === 'PartiallyAuthorised' && !result.amount) return 'pending'
  return meaningOf(result).state
}

/** True while Adyen reviews the payment manually. */
export const isUnderReview = ({ additionalData }: AdyenResult): boolean => additionalData?.fraudManualReview === 'true'

/** Returns the payment method of a result. For a card it is the brand. */
export const methodOf = ({ paymentMethod: { type, brand } = {} }: AdyenResult): PaymentMethod | undefined =>
  type === 'card' ? (brand ?? type) : (type ?? brand)
