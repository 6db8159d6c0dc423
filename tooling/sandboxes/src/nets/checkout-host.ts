import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Scenarios } from '../control/scenarios.ts'
import { FRAME_POLICY } from '../page/page.ts'
import type { Platform } from '../platform.ts'
import type { Nets } from './nets.ts'
import { payApi } from './pay-api.ts'
import { paymentPage } from './payment-page.ts'

/** Nets' public host for browsers: the payment window and the customer's bank. */
export function checkoutHost(nets: Nets, platform: Platform, scenarios: Scenarios) {
  const host = new Hono({ strict: false })
  host.use('/v1/checkout.js', async (c, next) => (scenarios.blocksScript('nets') ? c.body(null, 503) : next()))
  host.get('/v1', (c) => {
    const payment = nets.payments.get(c.req.query('paymentId') ?? '')
    // Nets' own default.
    const locale = c.req.query('language') ?? 'en-GB'
    // Inside the payment window the bank has its own frame.
    c.header('content-security-policy', `${FRAME_POLICY}; frame-src 'self'`)
    const failed = c.req.query('paymentFailed') === 'true'
    return c.html(paymentPage({ payment, locale, failed, now: platform.now() }))
  })
  host.use('/api/v1/theming/checkout', cors({ origin: '*', allowHeaders: ['CheckoutKey', 'PaymentId'] }))
  host.get('/api/v1/theming/checkout', (c) => c.json({}))
  host.route('/v1/pay', payApi(nets, platform))
  return host
}
