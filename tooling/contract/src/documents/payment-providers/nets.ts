import * as v from 'valibot'
import type { CallBody } from '../call.ts'
import { expected, ours } from '../field.ts'
import * as form from '../form.ts'
import { NO_PAYMENT_FORM } from '../switches.ts'

export const netsContract = v.object({
  paymentId: expected(form.id, 'The error page opens.'),
  transactionId: expected(form.id, 'The purchase is not counted.'),
  correlationId: expected(form.id, 'The address of the result has the transaction id alone.'),
  clientKey: expected(form.text, NO_PAYMENT_FORM),
  language: expected(form.text, 'The payment form uses the language of the shop.'),
  scriptUrl: ours(form.address, 'The script comes from Nets itself.'),
})

/** The calls of shops that are paid by Nets. */
export const netsCalls = {
  'GET /api/nets': {
    summary: 'Start a Nets payment (changes data)',
    example: ({ userId }) => ({ query: { userId } }),
    changesData: true,
    answer: netsContract,
    failed: 'The error page opens.',
  },
} satisfies Record<string, CallBody>
