import * as v from 'valibot'
import { flag, maybe, text } from '../../reading/parse.ts'

/** The answer of `initializePayment` and `paymentDetails`. */
export const paymentAnswerSchema = v.object({
  status: text,
  action: maybe(v.record(v.string(), v.unknown())),
  userActionRequired: flag,
  orderPlaced: flag,
  orderNumber: text,
  errorMessage: text,
})
export type PaymentAnswer = v.InferOutput<typeof paymentAnswerSchema>

/** The answer of `GET /api/payments/status/{transactionId}`: an object with the status, or the status as a bare word. */
export const paymentStatusAnswerSchema = v.union([
  v.object({ status: text }),
  v.pipe(
    text,
    v.regex(/^\w{0,60}$/),
    v.transform((status) => ({ status })),
  ),
])
