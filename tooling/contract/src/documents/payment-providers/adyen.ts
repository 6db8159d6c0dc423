import * as v from 'valibot'
import { PAYMENT_STATUSES } from '@shop/domain/orders/transaction.ts'
import type { CallBody } from '../call.ts'
import { decisive, expected, optional, ours } from '../field.ts'
import * as form from '../form.ts'

const status = form.choice(PAYMENT_STATUSES)
const transaction = { userId: v.string(), transactionId: v.string(), correlationId: v.optional(v.string()) }

/** A further step of the payment: an object, or a text that holds it as JSON. */
const step = v.union([
  v.record(v.string(), v.unknown()),
  v.pipe(v.string(), v.regex(/^\s*(?:\{[\s\S]*\}|null)?\s*$/)),
  v.literal(false),
])

/** The answer to a payment and to its details. */
export const paymentAnswerContract = v.object({
  status: decisive(optional(status, 'The result page finds out how the payment ended.')),
  action: decisive(optional(step, 'The payment needs no further step.')),
  userActionRequired: optional(form.flag, 'The payment needs no further step.'),
  orderPlaced: decisive(
    expected(form.flag, 'A failed status leads to the failure page, every other one to the result page.'),
  ),
  orderNumber: ours(form.text, 'The result page reads the number from the transaction.'),
  errorMessage: ours(form.text, 'The form shows the message of the status.'),
})

/** The status of a payment: alone, or in an object. */
const paymentStatusContract = v.union([
  v.object({
    status: expected(status, 'The payment counts as not decided.'),
    orderNumber: ours(form.text, 'A customer who returns in another browser reads no number.'),
  }),
  v.string(),
])

/** The calls of shops that are paid by Adyen. */
export const adyenCalls = {
  'POST /api/payments/initializePayment': {
    summary: 'Pay with Adyen',
    example: ({ userId, transactionId, correlationId }) => ({
      body: {
        data: { paymentMethod: { type: 'scheme', encryptedCardNumber: 'adyenjs_0_1_25$x' } },
        userId,
        transactionId,
        correlationId,
      },
    }),
    changesData: true,
    body: v.object({ ...transaction, data: v.unknown() }),
    answer: paymentAnswerContract,
    failed: 'The payment form shows that the payment failed, and the customer can try again.',
  },
  'POST /api/payments/paymentDetails': {
    summary: 'Finish a payment with Adyen',
    example: ({ userId, transactionId, correlationId }) => ({
      body: { transactionId, userId, correlationId, details: { threeDSResult: 'y' }, paymentData: 'Ab02b4c0' },
    }),
    changesData: true,
    body: v.object({ ...transaction, details: v.unknown(), paymentData: v.optional(v.unknown()) }),
    answer: paymentAnswerContract,
    failed: 'The result page finds out how the payment ended.',
  },
  'GET /api/payments/status/{id}': {
    summary: 'The status of a payment',
    example: ({ transactionId, correlationId }) => ({ path: { id: transactionId }, query: { correlationId } }),
    answer: paymentStatusContract,
    failed: 'The payment counts as not decided.',
  },
} satisfies Record<string, CallBody>
