import { answerObject, text } from '../../reading/parse.ts'

/** The answer of `GET /api/klarna`. */
export const klarnaInitSchema = answerObject({ dropInHtml: text, transactionId: text })

/** The answer of `GET /api/klarna/order`. */
export const klarnaOrderSchema = answerObject({
  dropInHtml: text,
  orderNumber: text,
  paymentId: text,
  correlationId: text,
})
