import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { frameMessagePage } from '../bank/bank-page.ts'
import { jsonOf } from '../request-body.ts'
import type { Adyen } from './adyen.ts'
import { UNKNOWN_DETAILS, errorAnswer } from './checkout-api/api-error.ts'
import { challengeAction, frictionlessDetails, readFingerprintRequest } from './three-d-secure.ts'

const SUBMIT = '/checkoutshopper/v1/submitThreeDS2Fingerprint'

const lookSchema = v.object({ threeDSMethodData: v.string() })
const resultSchema = v.object({ fingerprintResult: v.string(), paymentData: v.string() })

/** The fingerprints of the browser, for the bank (3-D Secure) and against fraud. These pages read nothing. */
export function fingerprint(adyen: Adyen, origin: string) {
  const routes = new Hono()
  // The bank then asks for a password, or not.
  routes.post('/acs/fingerprint', async (c) => {
    const wanted = v.safeParse(lookSchema, await c.req.parseBody())
    const payment = wanted.success
      ? adyen.findByToken(readFingerprintRequest(wanted.output.threeDSMethodData))
      : undefined
    if (!payment?.afterFingerprint || !payment.request.origin) return c.notFound()
    const message = { type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } }
    return report(c, new URL(payment.request.origin).origin, message)
  })
  routes.get('/checkoutshopper/assets/html/:clientKey/:file{dfp\\.[\\d.]+\\.html}', (c) => {
    const shop = URL.parse(c.req.header('referer') ?? '')
    if (!shop) return c.notFound()
    return report(c, shop.origin, { type: 'deviceFingerprint', value: 'sandbox-device' })
  })
  // Called by the form itself, without the shop.
  routes.use(SUBMIT, cors({ origin: '*', allowHeaders: ['content-type'] }))
  routes.post(SUBMIT, async (c) => {
    const result = v.safeParse(resultSchema, await jsonOf(c))
    const payment = result.success ? adyen.findByToken(result.output.paymentData) : undefined
    if (!payment?.afterFingerprint) return errorAnswer(UNKNOWN_DETAILS)
    if (payment.afterFingerprint === 'pays') return c.json({ type: 'completed', details: frictionlessDetails(payment) })
    adyen.challenge(payment)
    return c.json({ type: 'action', action: challengeAction(payment, origin) })
  })
  return routes
}

function report(c: Context, shopOrigin: string, message: object) {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${shopOrigin}`,
  )
  return c.html(frameMessagePage(shopOrigin, message))
}
