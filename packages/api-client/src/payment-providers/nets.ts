import { netsInitSchema } from '@shop/domain/payment-providers/nets.ts'
import type { Http, OwnQuery } from '../http.ts'

/** The calls of a shop that is paid by Nets. */
export const netsCalls = (http: Http, own: OwnQuery) => ({
  /** Starts a payment; an empty `paymentId` means it could not be started. */
  nets: (signal?: AbortSignal) => http.get('/api/nets', netsInitSchema, { query: own(), signal }),
})
