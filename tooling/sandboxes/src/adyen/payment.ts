import type { PaymentRequest } from './payment-request.ts'

/** The reason of a refusal, in Adyen's words. */
export interface Refusal {
  code: string
  reason: string
}

/** A modification of a payment, by its path. */
export type Modification = 'captures' | 'cancels' | 'refunds' | 'reversals'

/** The state of a payment. `waiting` is for the customer, `pending` for the bank. */
export type PaymentState = 'waiting' | 'pending' | 'authorised' | 'refused' | 'cancelled' | 'error'

/** A payment at Adyen: one attempt of a customer. Amounts are in minor units. */
export interface Payment {
  pspReference: string
  /** Identifies the payment in URLs that the browser sees. */
  token: string
  request: PaymentRequest
  /** The brand of a card, otherwise the method. */
  method: string
  state: PaymentState
  refusal?: Refusal
  /** The bank's next step after the fingerprint (3-D Secure). Undefined without a fingerprint. */
  afterFingerprint?: 'pays' | 'asks'
  /** The state of the challenge (3-D Secure). */
  challenge?: 'asked' | 'passed' | 'failed'
  /** Set when the browser returns to the shop. */
  redirectResult: string | undefined
  areDetailsUsed: boolean
  capturedAmount: number
  refundedAmount: number
  isCancelled: boolean
  /** The kinds of modifications whose next one fails, as a test has requested. */
  failing: Set<Modification>
}

const RESULT_CODES: Readonly<Record<Exclude<PaymentState, 'waiting'>, string>> = {
  pending: 'Pending',
  authorised: 'Authorised',
  refused: 'Refused',
  cancelled: 'Cancelled',
  error: 'Error',
}

/** Returns Adyen's answer about a payment that needs no further action. */
export const paymentResult = (payment: Payment) => ({
  pspReference: payment.pspReference,
  resultCode: payment.state === 'waiting' ? 'Received' : RESULT_CODES[payment.state],
  merchantReference: payment.request.reference,
  amount: payment.request.amount,
  paymentMethod: { type: payment.request.paymentMethod.type, brand: payment.method },
  ...(payment.refusal && { refusalReason: payment.refusal.reason, refusalReasonCode: payment.refusal.code }),
})

/** Whether the money is reserved, and nothing else has become of it. */
export const isReserved = ({ state, isCancelled, capturedAmount }: Payment) =>
  state === 'authorised' && !isCancelled && capturedAmount === 0
