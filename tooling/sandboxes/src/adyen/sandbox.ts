import { Hono } from 'hono'
import { html } from 'hono/html'
import { parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import type { Sandbox, SandboxServices, Money } from '../sandbox.ts'
import { readSettings } from '../settings.ts'
import { createAdyen } from './adyen.ts'
import { clientHost } from './client-host/client-host.ts'
import { checkoutApi } from './checkout-api/checkout-api.ts'
import { adyenControl } from './control.ts'
import { fingerprint } from './fingerprint.ts'
import { overview } from './overview.ts'
import type { Payment } from './payment.ts'

const setting = (standard: string) => v.optional(v.pipe(v.string(), v.nonEmpty()), standard)
const environmentSchema = v.object({
  ADYEN_API_KEY: setting('sandbox-adyen-key'),
  ADYEN_MERCHANT_ACCOUNT: setting('HearingShopSandbox'),
  /** The key that signs webhooks: 64 hexadecimal digits. */
  ADYEN_HMAC_KEY: v.pipe(setting('0123456789ABCDEF'.repeat(4)), v.regex(/^[0-9A-Fa-f]{64}$/)),
  /** The gateway's URL for webhooks. At Adyen it is set in the customer area. */
  ADYEN_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url())),
  GATEWAY_PORT: setting('4000'),
})

/** Adyen: the Checkout API, the public hosts of the card form, and the customers' banks. */
export function createAdyenSandbox(services: SandboxServices): Sandbox {
  const { platform, eventLog, scenarios, environment } = services
  const settings = parseSettings(environmentSchema, environment)
  const account = { apiKey: settings.ADYEN_API_KEY, merchantAccount: settings.ADYEN_MERCHANT_ACCOUNT }
  const url = settings.ADYEN_WEBHOOK_URL ?? `http://127.0.0.1:${settings.GATEWAY_PORT}/webhooks/adyen`
  const adyen = createAdyen(services, { url, hmacKey: settings.ADYEN_HMAC_KEY })
  const routes = new Hono()
    .use('/adyen/v72/*', async (c, next) => {
      await next()
      eventLog.record('adyen', `${c.req.method} ${c.req.path}`, { status: c.res.status })
    })
    .route('/adyen/v72', checkoutApi(adyen, platform, account, readSettings(environment).origin))
    .route('/', fingerprint(adyen, readSettings(environment).origin))
    .route('/', clientHost(platform, scenarios))
  return {
    name: 'adyen',
    line: html`Adyen: its Checkout API at <code>/adyen/v72</code>, the fields of its card form at
      <code>/checkoutshopper</code>`,
    routes,
    control: adyenControl(adyen),
    details: () => overview([...adyen.payments.values()].toReversed()),
    money: () => moneyOf([...adyen.payments.values()]),
    clear: () => adyen.payments.clear(),
  }
}

/** Returns the money of the payments that is authorised or captured, and was neither released nor refunded. */
const moneyOf = (payments: readonly Payment[]): Money[] =>
  payments
    .filter(({ state, isCancelled }) => state === 'authorised' && !isCancelled)
    .map(({ request, refundedAmount }) => ({
      reference: request.reference,
      minorUnits: request.amount.value - refundedAmount,
    }))
    .filter(({ minorUnits }) => minorUnits > 0)
