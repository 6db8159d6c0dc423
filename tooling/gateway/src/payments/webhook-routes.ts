import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { logEvent } from '../failures/log-event.ts'
import { clientAddress } from '../http/client-address.ts'
import { notFound, unauthorised } from '../http/refusal.ts'
import type { ShopDirectory } from '../shops/shop-directory.ts'
import type { PaymentServices } from './reconcile-payment.ts'
import { receive } from './webhook-inbox.ts'

interface WebhookParts {
  services: PaymentServices
  findShop: ShopDirectory
}

/** The providers' webhooks. Answered as soon as the message is in the inbox; the work comes after. */
export function createWebhookRoutes({ services, findShop }: WebhookParts) {
  const routes = new Hono()
  routes.use(bodyLimit({ maxSize: 256 * 1024 }))
  for (const [name, { callbacks }] of services.providers) {
    if (callbacks) routes.route(`/${name}`, callbacks({ db: services.db, findShop }))
  }
  // A provider may tell its events apart by their addresses.
  routes.post('/:provider/:event?', async (c) => {
    const name = c.req.param('provider')
    const provider = services.providers.get(name)
    if (!provider) throw notFound()
    const messages = await provider.verifyWebhook(c.req.raw)
    if (messages === undefined) {
      logEvent('webhook-refused', { provider: name, address: clientAddress(c) })
      throw unauthorised()
    }
    for (const message of messages) await receive(services, name, message)
    services.triggerOutbox()
    return c.json({})
  })
  return routes
}
