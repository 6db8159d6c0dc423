import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { EventLog } from '../event-log.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { mailPages } from '../mailbox/mail-pages.ts'
import type { Nets } from '../nets/nets.ts'
import type { WebhookQueue } from '../webhook-queue.ts'
import type { DataLayerLog } from '../tag-manager/data-layer-log.ts'
import { dataLayerPage } from '../tag-manager/data-layer-page.ts'
import { overviewPage } from './overview-page.ts'
import { type Scenarios, scenarioSchema } from './scenarios.ts'

interface Controlled {
  nets: Nets
  mailbox: Mailbox
  dataLayer: DataLayerLog
  eventLog: EventLog
  scenarios: Scenarios
  webhookQueue: WebhookQueue
}

const VISA = {
  paymentType: 'CARD',
  paymentMethod: 'Visa',
  cardDetails: { maskedPan: '411111******1111', expiryDate: '0330' },
} as const
const outcomeSchema = v.object({ outcome: v.optional(v.picklist(['paid', 'declined']), 'paid') })

/** What people and tests may do that no real provider offers; everything is below /__sandbox. */
export function controlApi({ nets, mailbox, dataLayer, eventLog, scenarios, webhookQueue }: Controlled) {
  const api = new Hono()
  api.get('/', (c) => c.html(overviewPage(nets, webhookQueue.all())))
  api.get('/sandbox-page.css', (c) => c.body(style(), 200, { 'content-type': 'text/css' }))
  api.get('/log', (c) => c.json({ entries: eventLog.entries(), webhooks: webhookQueue.all() }))
  api.route('/mails', mailPages(mailbox))
  api.route('/data-layer', dataLayerPage(dataLayer))

  api.post('/scenarios', async (c) => {
    const scenario = v.safeParse(scenarioSchema, await c.req.json<unknown>().catch(() => undefined))
    if (!scenario.success) return c.json({ errors: scenario.issues.map(({ message }) => message) }, 400)
    scenarios.add(scenario.output)
    return c.json(scenario.output, 201)
  })

  api.post('/webhooks/:id/:what{deliver|duplicate|drop}', async (c) => {
    const delivery = webhookQueue.find(c.req.param('id'))
    if (!delivery) return c.notFound()
    if (c.req.param('what') === 'deliver') await webhookQueue.deliver(delivery)
    if (c.req.param('what') === 'duplicate') await webhookQueue.duplicate(delivery)
    if (c.req.param('what') === 'drop') webhookQueue.drop(delivery)
    return done(c)
  })

  api.post('/nets/payments/:id/complete', async (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    const wanted = v.safeParse(outcomeSchema, await c.req.json<unknown>().catch(() => ({})))
    if (!payment) return c.notFound()
    if (!wanted.success) return c.json({ errors: ['outcome is paid or declined'] }, 400)
    if (wanted.output.outcome === 'paid') nets.reserve(payment, VISA)
    else nets.decline(payment, '05')
    return done(c)
  })

  api.post('/reset', (c) => {
    for (const part of [nets.payments, mailbox, dataLayer, eventLog, scenarios, webhookQueue]) part.clear()
    return done(c)
  })
  return api
}

const style = () => readFileSync(new URL('./sandbox-page.css', import.meta.url), 'utf8')

/** Buttons of the overview go back to it; tests get a plain 204. */
const done = (c: Context) =>
  c.req.header('accept')?.includes('text/html') ? c.redirect('/__sandbox', 303) : c.body(null, 204)
