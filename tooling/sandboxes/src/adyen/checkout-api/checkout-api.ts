import { Hono } from 'hono'
import * as v from 'valibot'
import { idempotent } from '../../idempotency.ts'
import type { Platform } from '../../platform.ts'
import { jsonOf } from '../../request-body.ts'
import type { Adyen } from '../adyen.ts'
import { KEY_IN_USE, UNAUTHORIZED, UNKNOWN_DETAILS, WRONG_MERCHANT, errorAnswer, fieldError } from './api-error.ts'
import { answering } from './answering.ts'
import { type IsForeign, modificationsApi } from './modifications-api.ts'
import { paymentMethodsIn } from './payment-methods.ts'
import { detailsRequestSchema, paymentMethodsRequestSchema, paymentRequestSchema } from '../payment-request.ts'
import { pay, paymentWith, submitDetails } from './payments.ts'

/** What the shop and the provider have agreed on. */
export interface Account {
  apiKey: string
  merchantAccount: string
}

/** The Checkout API, for the shop's back end only: no CORS, and nothing without the API key. */
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
    return c.json({ paymentMethods: paymentMethodsIn(request.output.countryCode, request.output.shopperLocale) })
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
