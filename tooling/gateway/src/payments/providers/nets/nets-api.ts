import { readMoment } from '@shop/domain/reading/moments.ts'
import * as v from 'valibot'
import { knownPaymentMethodSchema, type PaymentMethod } from '../../../model/payment-method.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import type { PaymentOutcome } from '../provider.ts'
import type { CallNets } from './nets-client.ts'
import { netsPayment } from './nets-payment.ts'
import type { NetsSettings } from './nets-settings.ts'

const createdSchema = v.object({ paymentId: v.pipe(v.string(), v.nonEmpty()) })
// Nets leaves amounts out while they are zero.
const amount = v.nullish(v.number(), 0)
const paymentSchema = v.object({
  payment: v.object({
    summary: v.nullish(
      v.object({ reservedAmount: amount, chargedAmount: amount, refundedAmount: amount, cancelledAmount: amount }),
      {},
    ),
    orderDetails: v.object({ amount: v.number(), currency: v.string(), reference: v.nullish(v.string(), '') }),
    paymentDetails: v.fallback(
      v.object({ paymentMethod: knownPaymentMethodSchema, paymentType: v.optional(v.string(), '') }),
      { paymentMethod: undefined, paymentType: '' },
    ),
    charges: v.nullish(v.array(v.object({ chargeId: v.string() })), []),
    refunds: v.fallback(
      v.nullish(
        v.array(v.object({ refundId: v.string(), amount: v.number(), state: v.nullish(v.string(), 'Completed') })),
        [],
      ),
      [],
    ),
    terminated: v.nullish(v.string()),
    created: v.nullish(v.string(), ''),
  }),
})

/** A payment as Nets returns it. */
export type NetsPayment = v.InferOutput<typeof paymentSchema>['payment']

/** How long a payment at Nets can be paid after its creation. */
export const LIFETIME_MS = 48 * 3_600_000

function isExpired({ created }: Pick<NetsPayment, 'created'>, readAt: Date | null): boolean {
  const createdAt = readMoment(created)
  return createdAt !== undefined && readAt !== null && createdAt.getTime() + LIFETIME_MS < readAt.getTime()
}

/**
 * Returns the outcome of a payment. Nets does not report that a payment has expired: `readAt`, the time of the database,
 * decides.
 */
export function outcomeOf(payment: NetsPayment, readAt: Date | null): PaymentOutcome {
  const { summary, orderDetails, paymentDetails, terminated } = payment
  const { reservedAmount, chargedAmount, refundedAmount, cancelledAmount } = summary
  // Money that was given back in Nets' portal before the order was placed does not pay for it.
  const left = Math.max(reservedAmount - cancelledAmount, chargedAmount) - refundedAmount
  if (left === 0) {
    const isOver = terminated || cancelledAmount > 0 || refundedAmount > 0 || isExpired(payment, readAt)
    return isOver ? { kind: 'cancelled' } : { kind: 'open' }
  }
  const { currency, reference } = orderDetails
  const paymentMethod = methodOf(paymentDetails)
  // A payment method without a reservation is charged at once.
  const isCaptured = chargedAmount >= left
  return {
    kind: 'paid',
    amountMinor: left,
    currency,
    reference,
    ...(isCaptured && { isCaptured }),
    ...(paymentMethod && { paymentMethod }),
  }
}

// Nets names different issuers of invoices. Customers know them all as invoices.
const KINDS = new Map<string, PaymentMethod>([
  ['CARD', 'card'],
  ['INVOICE', 'invoice'],
  ['PREPAID_INVOICE', 'invoice'],
])
const methodOf = ({ paymentMethod, paymentType }: NetsPayment['paymentDetails']) =>
  paymentMethod ?? KINDS.get(paymentType)

/** Creates, reads and terminates payments. */
export const createNetsApi = (call: CallNets, settings: NetsSettings) => ({
  create: async (transaction: Transaction): Promise<string> => {
    const response = await call('POST', '/payments', netsPayment(transaction, settings))
    return v.parse(createdSchema, await response.json()).paymentId
  },
  read: async (paymentId: string): Promise<NetsPayment> => {
    const response = await call('GET', `/payments/${encodeURIComponent(paymentId)}`)
    return v.parse(paymentSchema, await response.json()).payment
  },
  terminate: async (paymentId: string): Promise<void> => {
    await call('PUT', `/payments/${encodeURIComponent(paymentId)}/terminate`)
  },
})
