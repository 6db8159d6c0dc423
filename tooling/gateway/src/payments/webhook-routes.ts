import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { unauthorised } from '../http/refusal.ts'
import { receive } from './webhook-inbox.ts'
import type { PaymentServices } from './reconcile-payment.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** Where providers tell what happened. Answered as soon as it is written down; the work comes after. */
export function createWebhookRoutes(services: PaymentServices, netsAuthorization: string, triggerInbox: () => void) {
  const routes = new Hono()
  routes.use(bodyLimit({ maxSize: 256 * 1024 }))
  routes.post('/nets', async (c) => {
    const isNets = netsAuthorization !== '' && isSame(c.req.header('authorization') ?? '', netsAuthorization)
    if (!isNets) throw unauthorised()
    await receive(services, 'nets', await c.req.text())
    triggerInbox()
    return c.json({})
  })
  return routes
}
