import type { CreatePayment } from './create-payment-schema.ts'

/** How a customer paid, in the provider's words. */
export interface PaymentDetails {
  paymentType: 'CARD' | 'INVOICE' | 'WALLET'
  paymentMethod: string
  cardDetails?: { maskedPan: string; expiryDate: string }
}

/** Money taken from, or given back to, the customer; minor units. */
export interface Operation {
  id: string
  amount: number
}

/** A payment as the provider keeps it; all amounts in minor units. */
export interface Payment {
  id: string
  created: string
  request: CreatePayment
  reference: string
  checkoutUrl: string
  reservedAmount: number
  cancelledAmount: number
  charges: Operation[]
  refunds: Operation[]
  means?: PaymentDetails
  /** The card that waits for the customer's bank. */
  challenged?: PaymentDetails
  terminated?: string
  /** When the payment was read, for the limit of 30 an hour. */
  reads: number[]
}

/** A new payment, nothing reserved yet. */
export const createPayment = (id: string, created: string, request: CreatePayment): Payment => ({
  id,
  created,
  request,
  reference: request.order.reference,
  checkoutUrl: request.checkout.url,
  reservedAmount: 0,
  cancelledAmount: 0,
  charges: [],
  refunds: [],
  reads: [],
})

const sum = (movements: readonly Operation[]) => movements.reduce((total, { amount }) => total + amount, 0)

export const chargedAmount = (payment: Payment) => sum(payment.charges)
export const refundedAmount = (payment: Payment) => sum(payment.refunds)

/** Whether the customer has done their part. */
export const isPaid = (payment: Payment) => payment.reservedAmount > 0

const LIFETIME = 48 * 3_600_000

/** Whether the customer may still pay: 48 hours long, unless the shop has ended it. */
export const isPayable = (payment: Payment, now: number) =>
  payment.terminated === undefined && Date.parse(payment.created) + LIFETIME > now

const READS_PER_HOUR = 30
const HOUR = 3_600_000

/** Counts a reading of the payment; false when this hour's 30 are used up. */
export function consumeReadQuota(payment: Payment, now: number): boolean {
  payment.reads = payment.reads.filter((read) => read > now - HOUR)
  if (payment.reads.length >= READS_PER_HOUR) return false
  payment.reads.push(now)
  return true
}
