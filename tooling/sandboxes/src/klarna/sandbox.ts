import { Hono } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { html } from 'hono/html'
import { parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import type { Sandbox, SandboxServices, Money } from '../sandbox.ts'
import { readSettings } from '../settings.ts'
import { checkoutApi } from './checkout-api.ts'
import { checkoutHost } from './checkout-host.ts'
import { klarnaControl } from './control.ts'
import { createKlarna } from './klarna.ts'
import { managementApi } from './management-api.ts'
import { overview } from './overview.ts'
import { refundedAmount, type Order } from './order.ts'

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
    .use('/kustom/*', async (c, next) => {
      await next()
      eventLog.record('klarna', `${c.req.method} ${c.req.path}`, { status: c.res.status })
    })
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
    details: () => overview([...klarna.orders.values()].toReversed()),
    money: () => moneyOf([...klarna.orders.values()]),
    clear: () => klarna.orders.clear(),
  }
}

/** Returns the money of the bought orders that was neither released nor refunded. The first reference becomes the order number. */
const moneyOf = (orders: readonly Order[]): Money[] =>
  orders
    .filter(
      ({ completedAt, isCancelled, fraudStatus }) =>
        completedAt !== undefined && !isCancelled && fraudStatus !== 'REJECTED',
    )
    .map((order) => ({
      reference: order.request.merchant_reference2,
      minorUnits: order.request.order_amount - refundedAmount(order),
    }))
    .filter(({ minorUnits }) => minorUnits > 0)
