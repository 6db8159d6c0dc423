import * as v from 'valibot'
import { text } from '../../reading/parse.ts'

/** The answer of `GET /api/klarna`. */
export const klarnaInitSchema = v.object({ dropInHtml: text, transactionId: text })

/** The answer of `GET /api/klarna/order`. */
export const klarnaOrderSchema = v.object({ dropInHtml: text, orderNumber: text, paymentId: text, correlationId: text })
