import * as v from 'valibot'
import type { CallBody } from '../call.ts'
import { expected, ours } from '../field.ts'
import * as form from '../form.ts'
import { NO_PAYMENT_FORM } from '../switches.ts'

export const klarnaContract = v.object({
  dropInHtml: expected(v.string(), NO_PAYMENT_FORM),
  transactionId: expected(form.id, 'The purchase is not counted.'),
})

export const klarnaOrderContract = v.object({
  dropInHtml: expected(v.string(), 'The result page shows the order number without the receipt of Klarna.'),
  orderNumber: expected(form.id, 'The result page shows the payment id.'),
  paymentId: expected(form.id, 'The result page shows the order number.'),
  correlationId: ours(form.id, 'The shop uses the id of the address.'),
})

/** The calls of shops that are paid by Klarna. */
export const klarnaCalls = {
  'GET /api/klarna': {
    summary: 'Start a Klarna payment (changes data)',
    example: ({ userId }) => ({ query: { userId } }),
    changesData: true,
    answer: klarnaContract,
    failed: 'The payment page shows the error page.',
  },
  'GET /api/klarna/order': {
    summary: 'The order of a Klarna payment (changes data)',
    example: ({ userId, transactionId, correlationId }) => ({ query: { userId, transactionId, correlationId } }),
    changesData: true,
    answer: klarnaOrderContract,
    failed: 'The result page reads the transaction, and shows a pending payment if there is one.',
  },
} satisfies Record<string, CallBody>
