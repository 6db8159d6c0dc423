import { Hono } from 'hono'
import * as v from 'valibot'
import { jsonOf } from '../../request-body.ts'
import type { Adyen } from '../adyen.ts'
import type { AnswerTo } from './answering.ts'
import { UNKNOWN_PAYMENT, WRONG_MERCHANT, errorAnswer, fieldError } from './api-error.ts'
import { modify } from './modifications.ts'
import type { Modification } from '../payment.ts'
import { modificationSchemas } from '../payment-request.ts'

/** Whether a call is made in another shop's name. */
export type IsForeign = (request: { merchantAccount: string }) => boolean

/** Captures, cancels, refunds and reversals: received at once, and done by the time the webhook comes. */
export const modificationsApi = (adyen: Adyen, answerTo: AnswerTo, isForeign: IsForeign) =>
  new Hono().post('/payments/:pspReference/:what{captures|cancels|refunds|reversals}', async (c) => {
    const what = c.req.param('what') as Modification
    const request = v.safeParse(modificationSchemas[what], await jsonOf(c))
    if (!request.success) return errorAnswer(fieldError(request.issues))
    if (isForeign(request.output)) return errorAnswer(WRONG_MERCHANT)
    const payment = adyen.payments.get(c.req.param('pspReference'))
    if (!payment) return errorAnswer(UNKNOWN_PAYMENT)
    const amount = 'amount' in request.output ? request.output.amount : payment.request.amount
    return answerTo(c, payment.request, () => {
      const pspReference = adyen.newPspReference()
      adyen.notify(payment, ...modify(payment, what, amount, pspReference))
      const paymentPspReference = payment.pspReference
      return { status: 201, result: { ...request.output, paymentPspReference, pspReference, status: 'received' } }
    })
  })
