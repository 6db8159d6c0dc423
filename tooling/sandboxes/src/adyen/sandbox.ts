import { Hono } from 'hono'
import { html } from 'hono/html'
import { parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import { logCalls } from '../event-log.ts'
import type { Sandbox, SandboxServices } from '../sandbox.ts'
import { readSettings } from '../settings.ts'
import { createAdyen } from './adyen.ts'
import { clientHost } from './client-host/client-host.ts'
import { checkoutApi } from './checkout-api/checkout-api.ts'
import { adyenControl } from './control.ts'
import { fingerprint } from './fingerprint.ts'
import { rowOf } from './payment-row.ts'
import { TEST_INPUTS } from './test-inputs.ts'

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
    .use('/adyen/v72/*', logCalls(eventLog, 'adyen'))
    .route('/adyen/v72', checkoutApi(adyen, platform, account, readSettings(environment).origin))
    .route('/', fingerprint(adyen, readSettings(environment).origin))
    .route('/', clientHost(platform, scenarios))
  return {
    name: 'adyen',
    line: html`Adyen: its Checkout API at <code>/adyen/v72</code>, the fields of its card form at
      <code>/checkoutshopper</code>`,
    routes,
    control: adyenControl(adyen),
    inputs: TEST_INPUTS,
    payments: () => [...adyen.payments.values()].map(rowOf),
    clear: () => adyen.payments.clear(),
  }
}
