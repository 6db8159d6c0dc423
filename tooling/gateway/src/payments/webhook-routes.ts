import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { NetworkLimits } from '../access/network-limits.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { notFound, tooManyAttempts, unauthorised } from '../http/refusal.ts'
import type { ShopDirectory } from '../shops/shop-directory.ts'
import type { PaymentServices } from './reconcile-payment.ts'
import { createUnprovenWebhooks, type ReportWebhook } from './unproven-webhooks.ts'
import { isOfKnownPayment, receive } from './webhook-inbox.ts'

interface WebhookParts {
  services: PaymentServices
  findShop: ShopDirectory
  networkLimits: NetworkLimits
  reportWebhook: ReportWebhook | undefined
}

// A push may arrive before its payment is stored. More than a few of these are forged, and are not stored.
const UNKNOWN_PAYMENTS = { tries: 30, minutes: 10 }

/** The providers' webhooks. Each is answered as soon as it is stored, and handled afterwards. */
export function createWebhookRoutes({ services, findShop, networkLimits, reportWebhook }: WebhookParts) {
  const routes = new Hono()
  const recordUnproven = createUnprovenWebhooks(reportWebhook)
  routes.use(bodyLimit({ maxSize: 256 * 1024 }))
  for (const [name, { callbacks }] of services.providers) {
    if (callbacks) routes.route(`/${name}`, callbacks({ db: services.db, findShop }))
  }
  // A provider may have an address for each event.
  routes.post('/:provider/:event?', async (c) => {
    const name = c.req.param('provider')
    const provider = services.providers.get(name)
    if (!provider) throw notFound()
    const { messages, unproven, dropped } = await provider.verifyWebhook(c.req.raw)
    const isProven = messages.length + dropped.length > 0
    if (unproven.length === 0) reportWebhook?.(name, 'accepted')
    else {
      const secondsToWait = recordUnproven(c, name, unproven)
      if (!isProven && secondsToWait > 0) throw tooManyAttempts(secondsToWait)
      if (!isProven && !provider.acceptsUnproven) throw unauthorised()
    }
    // Only the provider can cause this alarm: it has signed what is dropped.
    if (dropped.length > 0) {
      const detail = [...new Set(dropped)].join(', ')
      await raiseAlarm(services.db, { kind: 'webhook-dropped', subjectId: name, detail })
    }
    for (const message of messages) {
      const isKnown = !provider.isUnsigned || (await isOfKnownPayment(services, name, message))
      if (!isKnown) await networkLimits.count(c, 'unknown-payment', UNKNOWN_PAYMENTS)
      await receive(services, name, message)
    }
    services.triggerOutbox()
    return c.json({})
  })
  return routes
}
