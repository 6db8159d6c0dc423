import * as v from 'valibot'
import { text } from '../../reading/parse.ts'

/** The answer of `GET /api/nets`. `scriptUrl` is ours, optional: the address of `checkout.js` if it is not the provider's own. */
export const netsInitSchema = v.object({
  paymentId: text,
  transactionId: text,
  correlationId: text,
  clientKey: text,
  language: text,
  scriptUrl: text,
})
