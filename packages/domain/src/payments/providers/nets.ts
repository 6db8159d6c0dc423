import * as v from 'valibot'
import { text } from '../../reading/parse.ts'

/** The answer of GET /api/nets. `scriptUrl` is ours: where checkout.js comes from when it is not the provider's own host. */
export const netsInitSchema = v.object({
  paymentId: text,
  transactionId: text,
  correlationId: text,
  clientKey: text,
  language: text,
  scriptUrl: text,
})
