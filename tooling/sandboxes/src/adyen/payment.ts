import type { PaymentRequest } from './payment-request.ts'

/** Why money was not reserved, in Adyen's words. */
export interface Refusal {
  code: string
  reason: string
}

/** What the shop may want done with money that was reserved. */
export type Modification = 'captures' | 'cancels' | 'refunds' | 'reversals'

/** How far a payment is. Waiting is for the customer, pending is for the bank. */
export type PaymentState = 'waiting' | 'pending' | 'authorised' | 'refused' | 'cancelled' | 'error'

/** A payment as the provider keeps it: one attempt of a customer. Amounts are minor units. */
export interface Payment {
  pspReference: string
  /** Names the payment in addresses that the browser sees. */
  token: string
  request: PaymentRequest
  /** How it is paid: the brand of a card, else the method. */
  method: string
  state: PaymentState
  refusal?: Refusal
  /** What the bank does when it has seen the browser; nothing where it does not look (3-D Secure). */
  afterFingerprint?: 'pays' | 'asks'
  /** What the bank has found out about the customer (3-D Secure). */
  challenge?: 'asked' | 'passed' | 'failed'
  /** Given to the browser when it comes back to the shop, never before. */
  redirectResult: string | undefined
  areDetailsUsed: boolean
  capturedAmount: number
  refundedAmount: number
  isCancelled: boolean
  /** The next modifications of these kinds fail when Adyen comes to them, as a test has asked. */
  failing: Set<Modification>
}

const RESULT_CODES: Readonly<Record<Exclude<PaymentState, 'waiting'>, string>> = {
  pending: 'Pending',
  authorised: 'Authorised',
  refused: 'Refused',
  cancelled: 'Cancelled',
  error: 'Error',
}

/** The provider's answer about a payment that waits for nobody's browser any more. */
export const paymentResult = (payment: Payment) => ({
  pspReference: payment.pspReference,
  resultCode: payment.state === 'waiting' ? 'Received' : RESULT_CODES[payment.state],
  merchantReference: payment.request.reference,
  amount: payment.request.amount,
  paymentMethod: { type: payment.request.paymentMethod.type, brand: payment.method },
  ...(payment.refusal && { refusalReason: payment.refusal.reason, refusalReasonCode: payment.refusal.code }),
})
