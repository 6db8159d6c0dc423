import { paymentAnswerSchema, paymentStatusAnswerSchema } from '@shop/domain/payment-providers/adyen.ts'
import type { TransactionIds } from '../cart.ts'
import type { Http, OwnQuery } from '../http.ts'
import { path } from '../path.ts'

/** The calls of a shop that is paid by Adyen. */
export const adyenCalls = (http: Http, own: OwnQuery) => ({
  /** `data` is what the card form gave, passed on untouched. */
  initialize: ({ data, transactionId, correlationId }: TransactionIds & { data: unknown }) =>
    http.post('/api/payments/initializePayment', { data, ...own(), transactionId, correlationId }, paymentAnswerSchema),
  /** What the customer's bank gave back; `paymentData` is sent only where the first answer brought some. */
  details: ({
    transactionId,
    correlationId,
    ...answer
  }: TransactionIds & { details: unknown; paymentData?: unknown }) =>
    http.post(
      '/api/payments/paymentDetails',
      { transactionId, ...own(), correlationId, ...answer },
      paymentAnswerSchema,
    ),
  status: async ({ transactionId, correlationId }: TransactionIds, signal?: AbortSignal) =>
    http.get(path`/api/payments/status/${transactionId}`, paymentStatusAnswerSchema, {
      query: { correlationId },
      signal,
    }),
})
