import { Hono } from 'hono'
import { html } from 'hono/html'
import { parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import type { Sandbox, SandboxServices, Money } from '../sandbox.ts'
import { checkoutHost } from './checkout-host.ts'
import { netsControl } from './control.ts'
import { createNets } from './nets.ts'
import { chargesApi } from './operations-api.ts'
import { overview } from './overview.ts'
import { paymentsApi, secretOnly } from './payments-api.ts'
import { chargedAmount, refundedAmount, type Payment } from './payment.ts'

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
    .use('/nexi/v1/*', async (c, next) => {
      await next()
      eventLog.record('nets', `${c.req.method} ${c.req.path}`, { status: c.res.status })
    })
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
    details: () => overview([...nets.payments.values()].toReversed()),
    money: () => moneyOf([...nets.payments.values()]),
    clear: () => nets.payments.clear(),
  }
}

/** Returns the money of the payments that is reserved or charged, and was neither released nor refunded. */
const moneyOf = (payments: readonly Payment[]): Money[] =>
  payments
    .map((payment) => ({ reference: payment.reference, minorUnits: leftOf(payment) }))
    .filter(({ minorUnits }) => minorUnits > 0)

const leftOf = (payment: Payment) =>
  Math.max(payment.reservedAmount - payment.cancelledAmount, chargedAmount(payment)) - refundedAmount(payment)
