import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Limits } from '../access/limits.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { clientNetworks } from '../http/client-address.ts'
import { notFound, unauthorised } from '../http/refusal.ts'
import type { ShopDirectory } from '../shops/shop-directory.ts'
import type { PaymentServices } from './reconcile-payment.ts'
import { createUnprovenWebhooks, type ReportWebhook } from './unproven-webhooks.ts'
import { isOfKnownPayment, receive } from './webhook-inbox.ts'

interface WebhookParts extends PaymentServices {
  findShop: ShopDirectory
  limits: Limits
  customersPerAddress: number
  reportWebhook: ReportWebhook | undefined
}

/** The providers' webhooks. Each is answered as soon as it is stored, and handled afterwards. */
export function createWebhookRoutes(parts: WebhookParts) {
  const { db, providers, findShop, limits, customersPerAddress, reportWebhook, triggerOutbox } = parts
  const routes = new Hono()
  const recordUnproven = createUnprovenWebhooks(customersPerAddress, reportWebhook)
  routes.use(bodyLimit({ maxSize: 256 * 1024 }))
  for (const [name, { callbacks }] of providers) {
    if (callbacks) routes.route(`/${name}`, callbacks({ db, findShop }))
  }
  // A provider may have an address for each event.
  routes.post('/:provider/:event?', async (c) => {
    const name = c.req.param('provider')
    const provider = providers.get(name)
    if (!provider) throw notFound()
    const { messages, unproven, dropped } = await provider.verifyWebhook(c.req.raw)
    const isProven = messages.length + dropped.length > 0
    if (isProven || unproven.length === 0) reportWebhook?.(name, 'accepted')
    if (unproven.length > 0) {
      recordUnproven(c, name, unproven, isProven)
      if (!isProven && !provider.acceptsUnproven) throw unauthorised()
    }
    // Only the provider can cause this alarm: it has signed what is dropped.
    if (dropped.length > 0) {
      const detail = [...new Set(dropped)].join(', ')
      await raiseAlarm(db, { kind: 'webhook-dropped', subjectId: name, detail })
    }
    for (const message of messages) {
      const isKnown = !provider.isUnsigned || (await isOfKnownPayment(parts, name, message))
      if (!isKnown) await limits.network.count('unknown-payment', clientNetworks(c))
      await receive(parts, name, message)
    }
    triggerOutbox()
    return c.json({})
  })
  return routes
}
