import { paymentStatusAnswerSchema } from '@shop/domain/payments/payment.ts'
import { paymentAnswerSchema } from '@shop/domain/payments/providers/adyen.ts'
import type { TransactionIds } from '../cart.ts'
import type { AsVisitor } from '../../http/as-visitor.ts'
import type { Http } from '../../http/http.ts'
import { path } from '../../http/path.ts'

/** The calls of shops with Adyen as payment provider. */
export const adyenCalls = (http: Http, asVisitor: AsVisitor) => ({
  /** Starts a payment. `data` comes from the card form and is passed on unchanged. */
  initialize: ({ data, transactionId, correlationId }: TransactionIds & { data: unknown }) =>
    asVisitor(({ userId }) => {
      const payment = { data, userId, transactionId, correlationId }
      return http.post('/api/payments/initializePayment', payment, paymentAnswerSchema)
    }),
  /** Continues a payment with what the customer's bank returned. `paymentData` only if the first answer had it. */
  details: ({
    transactionId,
    correlationId,
    ...answer
  }: TransactionIds & { details: unknown; paymentData?: unknown }) =>
    asVisitor(({ userId }) => {
      const details = { transactionId, userId, correlationId, ...answer }
      return http.post('/api/payments/paymentDetails', details, paymentAnswerSchema)
    }),
  /** Returns the status of a payment, and its order's number if the gateway sends one. Needs no visitor, but both ids. */
  status: ({ transactionId, correlationId }: TransactionIds, signal?: AbortSignal) =>
    asVisitor(() =>
      http.get(path`/api/payments/status/${transactionId}`, paymentStatusAnswerSchema, {
        query: { correlationId },
        signal,
        readsBareText: true,
      }),
    ),
})
