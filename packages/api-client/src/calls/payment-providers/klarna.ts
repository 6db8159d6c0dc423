import { klarnaInitSchema, klarnaOrderSchema } from '@shop/domain/payments/providers/klarna.ts'
import type { TransactionIds } from '../cart.ts'
import type { AsVisitor } from '../../http/as-visitor.ts'
import type { Http } from '../../http/http.ts'

/** The calls of shops with Klarna as payment provider. */
export const klarnaCalls = (http: Http, asVisitor: AsVisitor) => ({
  klarna: (signal?: AbortSignal) =>
    asVisitor(({ userId }) => http.get('/api/klarna', klarnaInitSchema, { query: { userId }, signal })),
  klarnaOrder: ({ transactionId, correlationId }: TransactionIds, signal?: AbortSignal) =>
    asVisitor(({ userId }) => {
      const query = { userId, transactionId, correlationId }
      return http.get('/api/klarna/order', klarnaOrderSchema, { query, signal })
    }),
})
