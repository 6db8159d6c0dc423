import { Hono } from 'hono'
import { html } from 'hono/html'
import { parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import { logCalls } from '../event-log.ts'
import type { Sandbox, SandboxServices } from '../sandbox.ts'
import { checkoutHost } from './checkout-host.ts'
import { netsControl } from './control.ts'
import { createNets } from './nets.ts'
import { chargesApi } from './operations-api.ts'
import { rowOf } from './payment-row.ts'
import { paymentsApi, secretOnly } from './payments-api.ts'
import { TEST_INPUTS } from './test-inputs.ts'

const environmentSchema = v.object({
  /** The gateway's secret key at Nets. */
  NETS_SECRET_KEY: v.optional(v.pipe(v.string(), v.nonEmpty()), 'sandbox-nets-secret'),
})

const browserFile = (name: string) => new URL(`./browser/${name}`, import.meta.url)

/** Nets (Nexi Checkout): the API for the gateway, and the script and payment window for browsers. */
export function createNetsSandbox(services: SandboxServices): Sandbox {
  const { platform, eventLog, scenarios, environment } = services
  const secretKey = parseSettings(environmentSchema, environment).NETS_SECRET_KEY
  const nets = createNets(services)
  const routes = new Hono({ strict: false })
    .use('/nexi/v1/*', logCalls(eventLog, 'nets'))
    .route('/nexi/v1/payments', paymentsApi(nets, platform, secretKey))
    .use('/nexi/v1/charges/*', secretOnly(secretKey))
    .route('/nexi/v1/charges', chargesApi(nets, platform))
    .route('/', checkoutHost(nets, platform, scenarios))
  return {
    name: 'nets',
    line: html`Nets: its server API at <code>/nexi/v1</code>, its script and payment window at <code>/v1</code>`,
    routes,
    browserFiles: {
      '/v1/checkout.js': browserFile('checkout.js'),
      '/v1/assets/css/checkout.css': browserFile('checkout.css'),
    },
    control: netsControl(nets),
    inputs: TEST_INPUTS,
    payments: () => [...nets.payments.values()].map(rowOf),
    clear: () => nets.payments.clear(),
  }
}
