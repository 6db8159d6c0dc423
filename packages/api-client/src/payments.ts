import {
  klarnaInitSchema,
  klarnaOrderSchema,
  netsInitSchema,
  paymentAnswerSchema,
  paymentMethodsSchema,
  paymentStatusAnswerSchema,
} from '@shop/domain/payment.ts'
import type { TransactionIds } from './cart.ts'
import type { GatewayOptions, Http } from './http.ts'
import { path } from './path.ts'

/** The calls for paying; which of them a shop makes depends on its provider (documents: 7 payments). */
export function paymentsCalls(http: Http, visitor: GatewayOptions['visitor']) {
  const own = () => ({ userId: visitor().userId })
  return {
    methods: (signal?: AbortSignal) => http.get('/api/payments/paymentMethods', paymentMethodsSchema, { signal }),
    /** `data` is what the card form gave, passed on untouched. */
    initialize: ({ data, transactionId, correlationId }: TransactionIds & { data: unknown }) =>
      http.post(
        '/api/payments/initializePayment',
        { data, ...own(), transactionId, correlationId },
        paymentAnswerSchema,
      ),
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
    /** Starts a payment with Nets; an empty `paymentId` means it could not be started. */
    nets: (signal?: AbortSignal) => http.get('/api/nets', netsInitSchema, { query: own(), signal }),
    klarna: (signal?: AbortSignal) => http.get('/api/klarna', klarnaInitSchema, { query: own(), signal }),
    klarnaOrder: ({ transactionId, correlationId }: TransactionIds, signal?: AbortSignal) =>
      http.get('/api/klarna/order', klarnaOrderSchema, { query: { ...own(), transactionId, correlationId }, signal }),
  }
}
