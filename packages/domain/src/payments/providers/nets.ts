import { answerObject, text } from '../../reading/parse.ts'

/** The answer of `GET /api/nets`. `scriptUrl` is ours, optional: the address of `checkout.js` if it is not the provider's own. */
export const netsInitSchema = answerObject({
  paymentId: text,
  transactionId: text,
  correlationId: text,
  clientKey: text,
  language: text,
  scriptUrl: text,
})
