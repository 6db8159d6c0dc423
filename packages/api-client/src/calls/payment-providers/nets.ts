import { netsInitSchema } from '@shop/domain/payments/providers/nets.ts'
import type { AsVisitor } from '../../http/as-visitor.ts'
import type { Http } from '../../http/http.ts'

/** The calls of a shop that is paid by Nets. */
export const netsCalls = (http: Http, asVisitor: AsVisitor) => ({
  /** Starts a payment; an empty `paymentId` means it could not be started. */
  nets: (signal?: AbortSignal) =>
    asVisitor(({ userId }) => http.get('/api/nets', netsInitSchema, { query: { userId }, signal })),
})
