import * as v from 'valibot'
import { PAYMENT_STATUSES, type PaymentStatus } from './transaction.ts'
import { flag, list, maybe, text } from './parse.ts'

/** The answer of GET /api/nets. `scriptUrl` is ours: where checkout.js comes from when it is not the provider's own host. */
export const netsInitSchema = v.object({
  paymentId: text,
  transactionId: text,
  correlationId: text,
  clientKey: text,
  language: text,
  scriptUrl: text,
})
export type NetsInit = v.InferOutput<typeof netsInitSchema>

/** The answer of GET /api/klarna. */
export const klarnaInitSchema = v.object({ dropInHtml: text, transactionId: text })

/** The answer of GET /api/klarna/order. */
export const klarnaOrderSchema = v.object({ dropInHtml: text, orderNumber: text, paymentId: text, correlationId: text })

export const paymentMethodSchema = v.object({ type: v.string(), name: text, brands: list(v.string()) })
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>

/** The answer of GET /api/payments/paymentMethods; `paymentMethods` is a text that holds JSON, or the list itself (OP-14). */
export const paymentMethodsSchema = v.object({
  paymentMethods: v.optional(v.unknown()),
  clientKey: text,
  culture: text,
  environment: text,
  iconBase: text,
  environmentUrls: maybe(v.record(v.string(), v.unknown())),
})

/** The answer of initializePayment and paymentDetails (OP-37). */
export const paymentAnswerSchema = v.object({
  status: text,
  action: maybe(v.record(v.string(), v.unknown())),
  userActionRequired: flag,
  orderPlaced: flag,
  orderNumber: text,
  errorMessage: text,
})

export const paymentStatusAnswerSchema = v.object({ status: text })

/** Reads a status whatever its case; nothing for a word that is none. */
export function readPaymentStatus(word: string): PaymentStatus | undefined {
  return PAYMENT_STATUSES.find((status) => status.toLowerCase() === word.trim().toLowerCase())
}

/** Whether a status means that the customer did not pay and may try again. */
export const isFailure = (status: PaymentStatus | undefined) =>
  status === 'Error' || status === 'Refused' || status === 'Cancelled'
