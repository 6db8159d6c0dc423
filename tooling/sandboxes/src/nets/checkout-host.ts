import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Scenarios } from '../control/scenarios.ts'
import type { Platform } from '../platform.ts'
import { challenge } from './challenge.ts'
import type { Nets } from './nets.ts'
import { payApi } from './pay-api.ts'
import { paymentPage } from './payment-page.ts'
import { languageOf } from './texts.ts'

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"

const browserFile = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')
const SCRIPTS = ['payment-page.js', 'card.js', 'page-parts.js', 'theme.js']
const STYLES = ['checkout.css', 'payment-page.css']

/** What the provider's public host serves to browsers: the script, the payment window and the way to the bank. */
export function checkoutHost(nets: Nets, outside: Platform, scenarios: Scenarios) {
  const host = new Hono()
  host.get('/v1/checkout.js', (c) => {
    if (scenarios.all().some(({ steps }) => steps.includes('script-blocked'))) return c.body(null, 503)
    return c.body(browserFile('checkout.js'), 200, { ...asset('text/javascript') })
  })
  host.get('/v1/assets/js/:name', (c) =>
    SCRIPTS.includes(c.req.param('name'))
      ? c.body(browserFile(c.req.param('name')), 200, asset('text/javascript'))
      : c.notFound(),
  )
  host.get('/v1/assets/css/:name', (c) =>
    STYLES.includes(c.req.param('name'))
      ? c.body(browserFile(c.req.param('name')), 200, asset('text/css'))
      : c.notFound(),
  )
  host.get('/v1', (c) => {
    const payment = nets.payments.get(c.req.query('paymentId') ?? '')
    const language = languageOf(c.req.query('language'))
    c.header('content-security-policy', PAGE_POLICY)
    return c.html(paymentPage({ payment, language, failed: c.req.query('paymentFailed') === 'true' }))
  })
  host.use('/api/v1/theming/checkout', cors({ origin: '*', allowHeaders: ['CheckoutKey', 'PaymentId'] }))
  host.get('/api/v1/theming/checkout', (c) => c.json({}))
  host.route('/v1/pay', payApi(nets, outside))
  host.route('/v1/challenge', challenge(nets))
  return host
}

const asset = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
})
