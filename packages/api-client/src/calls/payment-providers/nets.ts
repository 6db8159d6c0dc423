import { netsInitSchema } from '@shop/domain/payments/providers/nets.ts'
import type { AsVisitor } from '../../http/as-visitor.ts'
import type { Http } from '../../http/http.ts'

/** The calls of shops with Nets as payment provider. */
export const netsCalls = (http: Http, asVisitor: AsVisitor) => ({
  /** Starts a payment. An empty `paymentId` in the answer means that it could not be started. */
  nets: (signal?: AbortSignal) =>
    asVisitor(({ userId }) => http.get('/api/nets', netsInitSchema, { query: { userId }, signal })),
})
