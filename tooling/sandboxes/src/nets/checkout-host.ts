import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Scenarios } from '../control/scenarios.ts'
import { FRAME_POLICY } from '../customer-page/customer-page.ts'
import type { Platform } from '../platform.ts'
import { challenge } from './challenge.ts'
import type { Nets } from './nets.ts'
import { payApi } from './pay-api.ts'
import { paymentPage } from './payment-page.ts'
import { languageOf } from './texts.ts'

/** Nets' public host for browsers: the payment window and the customer's bank. */
export function checkoutHost(nets: Nets, platform: Platform, scenarios: Scenarios) {
  const host = new Hono({ strict: false })
  host.use('/v1/checkout.js', async (c, next) => (scenarios.blocksScript('nets') ? c.body(null, 503) : next()))
  host.get('/v1', (c) => {
    const payment = nets.payments.get(c.req.query('paymentId') ?? '')
    const language = languageOf(c.req.query('language'))
    // Inside the payment window the bank has its own frame.
    c.header('content-security-policy', `${FRAME_POLICY}; frame-src 'self'`)
    return c.html(
      paymentPage({ payment, language, failed: c.req.query('paymentFailed') === 'true', now: platform.now() }),
    )
  })
  host.use('/api/v1/theming/checkout', cors({ origin: '*', allowHeaders: ['CheckoutKey', 'PaymentId'] }))
  host.get('/api/v1/theming/checkout', (c) => c.json({}))
  host.route('/v1/pay', payApi(nets, platform))
  host.route('/v1/challenge', challenge(nets))
  return host
}
