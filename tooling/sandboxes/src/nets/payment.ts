import type { CreatePayment } from './create-payment-schema.ts'

/** The payment method, in Nets' words. */
export interface PaymentDetails {
  paymentType: 'CARD' | 'INVOICE' | 'WALLET'
  paymentMethod: string
  cardDetails?: { maskedPan: string; expiryDate: string }
}

/** A charge or refund in minor units. */
export interface Operation {
  id: string
  amount: number
}

/** A payment at Nets. Amounts are in minor units. */
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
  terminated?: string
  /** The times of reads, for the limit of 30 an hour. */
  reads: number[]
}

/** Creates a payment without a reservation. */
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

/** True for a payment with a reservation. */
export const isPaid = (payment: Payment) => payment.reservedAmount > 0

const LIFETIME = 48 * 3_600_000

/** True while the customer can pay: for 48 hours, unless the shop terminates it. */
export const isPayable = (payment: Payment, now: number) =>
  payment.terminated === undefined && Date.parse(payment.created) + LIFETIME > now

const READS_PER_HOUR = 30
const HOUR = 3_600_000

/** Counts a read of the payment. Returns false after 30 reads within an hour. */
export function consumeReadQuota(payment: Payment, now: number): boolean {
  payment.reads = payment.reads.filter((read) => read > now - HOUR)
  if (payment.reads.length >= READS_PER_HOUR) return false
  payment.reads.push(now)
  return true
}
