import { Hono } from 'hono'
import * as v from 'valibot'
import { idempotent } from '../../idempotency.ts'
import type { Platform } from '../../platform.ts'
import { jsonOf } from '../../request-body.ts'
import type { Adyen } from '../adyen.ts'
import {
  KEY_IN_USE,
  UNAUTHORIZED,
  UNKNOWN_DETAILS,
  UNKNOWN_PAYMENT,
  WRONG_MERCHANT,
  errorAnswer,
  fieldError,
} from './api-error.ts'
import { answering, type AnswerTo } from './answering.ts'
import { modify } from './modifications.ts'
import { paymentMethodsIn } from './payment-methods.ts'
import type { Modification } from '../payment.ts'
import {
  detailsRequestSchema,
  modificationSchemas,
  paymentMethodsRequestSchema,
  paymentRequestSchema,
} from '../payment-request.ts'
import { pay, paymentWith, submitDetails } from './payments.ts'

/** The shop's account at Adyen. */
export interface Account {
  apiKey: string
  merchantAccount: string
}

/** The Checkout API, for the gateway only: no CORS, and every call needs the API key. */
export function checkoutApi(adyen: Adyen, platform: Platform, account: Account, origin: string) {
  const api = new Hono()
  const answerTo = answering(adyen, platform)
  const isForeign: IsForeign = ({ merchantAccount }) => merchantAccount !== account.merchantAccount
  api.use(async (c, next) => (c.req.header('x-api-key') === account.apiKey ? next() : errorAnswer(UNAUTHORIZED)))
  api.use(idempotent('idempotency-key', () => errorAnswer(KEY_IN_USE)))

  api.post('/paymentMethods', async (c) => {
    const request = v.safeParse(paymentMethodsRequestSchema, await jsonOf(c))
    if (!request.success) return errorAnswer(fieldError(request.issues))
    if (isForeign(request.output)) return errorAnswer(WRONG_MERCHANT)
    return c.json({ paymentMethods: paymentMethodsIn(request.output.countryCode) })
  })

  api.post('/payments', async (c) => {
    const request = v.safeParse(paymentRequestSchema, await jsonOf(c))
    if (!request.success) return errorAnswer(fieldError(request.issues))
    if (isForeign(request.output)) return errorAnswer(WRONG_MERCHANT)
    return answerTo(c, request.output, () => pay(adyen, request.output, origin))
  })

  api.post('/payments/details', async (c) => {
    const request = v.safeParse(detailsRequestSchema, await jsonOf(c))
    if (!request.success) return errorAnswer(fieldError(request.issues))
    const payment = paymentWith(adyen, request.output)
    if (!payment) return errorAnswer(UNKNOWN_DETAILS)
    return answerTo(c, payment.request, () => submitDetails(adyen, payment))
  })

  return api.route('/', modificationsApi(adyen, answerTo, isForeign))
}

/** True for a call in another merchant's name. */
type IsForeign = (request: { merchantAccount: string }) => boolean

/** Captures, cancels, refunds and reversals. They are accepted at once, and done before the webhook is sent. */
const modificationsApi = (adyen: Adyen, answerTo: AnswerTo, isForeign: IsForeign) =>
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
