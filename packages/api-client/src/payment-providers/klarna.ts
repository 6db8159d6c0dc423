import { klarnaInitSchema, klarnaOrderSchema } from '@shop/domain/payment-providers/klarna.ts'
import type { TransactionIds } from '../cart.ts'
import type { Http, OwnQuery } from '../http.ts'

/** The calls of a shop that is paid by Klarna. */
export const klarnaCalls = (http: Http, own: OwnQuery) => ({
  klarna: (signal?: AbortSignal) => http.get('/api/klarna', klarnaInitSchema, { query: own(), signal }),
  klarnaOrder: ({ transactionId, correlationId }: TransactionIds, signal?: AbortSignal) =>
    http.get('/api/klarna/order', klarnaOrderSchema, { query: { ...own(), transactionId, correlationId }, signal }),
})
