import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import * as v from 'valibot'
import { jsonOf } from '../../request-body.ts'
import type { Adyen } from '../adyen.ts'
import { UNKNOWN_DETAILS, errorAnswer } from '../checkout-api/api-error.ts'
import { unknownPaymentPage } from './bank-page.ts'
import { allowFrameIn } from './challenge.ts'
import { challengeAction, frictionlessDetails, readFingerprintRequest } from './three-d-secure.ts'

const SUBMIT = '/checkoutshopper/v1/submitThreeDS2Fingerprint'

const lookSchema = v.object({ threeDSMethodData: v.pipe(v.string(), v.maxLength(10_000)) })
const resultSchema = v.object({ fingerprintResult: v.string(), paymentData: v.string() })

/** The bank reads the browser's fingerprint first (3-D Secure). Then it asks for a password, or not. */
export function fingerprint(adyen: Adyen, origin: string) {
  const routes = new Hono()
  routes.post('/acs/fingerprint', async (c) => {
    const wanted = v.safeParse(lookSchema, await c.req.parseBody())
    const token = wanted.success ? readFingerprintRequest(wanted.output.threeDSMethodData) : undefined
    const payment = adyen.findByToken(token)
    if (!payment?.afterFingerprint || !payment.request.origin) return c.html(unknownPaymentPage(), 404)
    const shopOrigin = new URL(payment.request.origin).origin
    allowFrameIn(c, shopOrigin)
    return c.html(bankFingerprintPage(shopOrigin))
  })
  // Called by the form itself, without the shop.
  routes.use(SUBMIT, cors({ origin: '*', allowHeaders: ['content-type'] }))
  routes.post(SUBMIT, async (c) => {
    const result = v.safeParse(resultSchema, await jsonOf(c))
    const payment = result.success ? adyen.findByToken(result.output.paymentData) : undefined
    if (!payment?.afterFingerprint) return errorAnswer(UNKNOWN_DETAILS)
    if (payment.afterFingerprint === 'pays') return c.json({ type: 'completed', details: frictionlessDetails(payment) })
    payment.challenge ??= 'asked'
    return c.json({ type: 'action', action: challengeAction(payment, origin) })
  })
  return routes
}

/** The bank's page for the fingerprint of the browser (3-D Secure). This one reads nothing. */
const bankFingerprintPage = (shopOrigin: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Sandbox: no real payment</title>
        <script type="module" src="/__sandbox/adyen/browser/bank-fingerprint.js"></script>
      </head>
      <body data-shop-origin="${shopOrigin}"></body>
    </html>`
