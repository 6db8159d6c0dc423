import { Hono } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { html } from 'hono/html'
import { parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import { logCalls } from '../event-log.ts'
import type { Sandbox, SandboxServices } from '../sandbox.ts'
import { readSettings } from '../settings.ts'
import { checkoutApi } from './checkout-api.ts'
import { checkoutHost } from './checkout-host.ts'
import { klarnaControl } from './control.ts'
import { createKlarna } from './klarna.ts'
import { managementApi } from './management-api.ts'
import { rowOf } from './order-row.ts'
import { TEST_EMAILS } from './test-inputs.ts'

const word = (standard: string) => v.optional(v.pipe(v.string(), v.nonEmpty()), standard)
const environmentSchema = v.object({
  /** The gateway's credentials at Klarna. */
  KCO_USERNAME: word('sandbox-klarna'),
  KCO_PASSWORD: word('sandbox-klarna-secret'),
})

const browserFile = (name: string) => new URL(`./browser/${name}`, import.meta.url)

/** Klarna Checkout (Kustom): the APIs for the gateway, and the bootstrap script and frame for browsers. */
export function createKlarnaSandbox(services: SandboxServices): Sandbox {
  const { platform, eventLog, environment } = services
  const { KCO_USERNAME: username, KCO_PASSWORD: password } = parseSettings(environmentSchema, environment)
  const { origin } = readSettings(environment)
  const klarna = createKlarna(services)
  const routes = new Hono({ strict: false })
    .use('/kustom/*', logCalls(eventLog, 'klarna'))
    .use('/kustom/*', basicAuth({ username, password }))
    .route('/kustom/checkout/v3/orders', checkoutApi(klarna, platform, origin))
    .route('/kustom/ordermanagement/v1/orders', managementApi(klarna, platform))
    .route('/', checkoutHost(klarna, services))
  return {
    name: 'klarna',
    line: html`Klarna (Kustom): its server APIs at <code>/kustom</code>, its checkout at <code>/checkout/orders</code>`,
    routes,
    browserFiles: { '/kcoc/checkout.bootstrap.js': browserFile('checkout.bootstrap.js') },
    control: klarnaControl(klarna),
    inputs: TEST_EMAILS,
    payments: () => [...klarna.orders.values()].map(rowOf),
    clear: () => klarna.orders.clear(),
  }
}
