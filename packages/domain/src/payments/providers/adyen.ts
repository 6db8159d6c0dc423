import * as v from 'valibot'
import { parseJson } from '../../reading/json.ts'
import { answerObject, flag, text } from '../../reading/parse.ts'

/** A further step, as an object or as a text of JSON. Undefined for none. Any other text is unreadable. */
const action = v.pipe(
  v.optional(v.unknown()),
  v.transform((sent) => (isNone(sent) ? undefined : typeof sent === 'string' ? (parseJson(sent) ?? sent) : sent)),
  v.optional(v.record(v.string(), v.unknown())),
  v.transform((step) => (step && Object.keys(step).length > 0 ? step : undefined)),
)

const isNone = (sent: unknown) =>
  sent === null || sent === false || (typeof sent === 'string' && ['', 'null'].includes(sent.trim()))

/** The answer of `initializePayment` and `paymentDetails`. */
export const paymentAnswerSchema = answerObject(
  { userActionRequired: flag, orderNumber: text, errorMessage: text },
  {
    status: text,
    action,
    orderPlaced: flag,
  },
)
export type PaymentAnswer = v.InferOutput<typeof paymentAnswerSchema>
