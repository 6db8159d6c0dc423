import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { NetworkLimits } from '../access/network-limits.ts'
import { logEvent } from '../failures/log-event.ts'
import { clientAddress } from '../http/client-address.ts'
import { notFound, unauthorised } from '../http/refusal.ts'
import type { ShopDirectory } from '../shops/shop-directory.ts'
import type { PaymentServices } from './reconcile-payment.ts'
import { isOfKnownPayment, receive } from './webhook-inbox.ts'

interface WebhookParts {
  services: PaymentServices
  findShop: ShopDirectory
  networkLimits: NetworkLimits
}

// A push may arrive before its payment is stored. More than a few of these are forged, and are not stored.
const UNKNOWN_PAYMENTS = { tries: 30, minutes: 10 }

/** The providers' webhooks. Each is answered as soon as it is stored, and handled afterwards. */
export function createWebhookRoutes({ services, findShop, networkLimits }: WebhookParts) {
  const routes = new Hono()
  routes.use(bodyLimit({ maxSize: 256 * 1024 }))
  for (const [name, { callbacks }] of services.providers) {
    if (callbacks) routes.route(`/${name}`, callbacks({ db: services.db, findShop }))
  }
  // A provider may have an address for each event.
  routes.post('/:provider/:event?', async (c) => {
    const name = c.req.param('provider')
    const provider = services.providers.get(name)
    if (!provider) throw notFound()
    const messages = await provider.verifyWebhook(c.req.raw)
    if (messages === undefined) {
      logEvent('webhook-refused', { provider: name, address: clientAddress(c) })
      throw unauthorised()
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
