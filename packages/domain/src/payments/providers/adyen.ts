import * as v from 'valibot'
import { answerObject, flag, maybe, text } from '../../reading/parse.ts'

/** The answer of `initializePayment` and `paymentDetails`. */
export const paymentAnswerSchema = answerObject(
  { userActionRequired: flag, orderNumber: text, errorMessage: text },
  {
    status: text,
    action: maybe(v.record(v.string(), v.unknown())),
    orderPlaced: flag,
  },
)
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
