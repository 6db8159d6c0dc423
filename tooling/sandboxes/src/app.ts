import { Hono } from 'hono'
import { consentHost } from './consent/consent-host.ts'
import { controlApi } from './control/control-api.ts'
import { createScenarios } from './control/scenarios.ts'
import { logoHost } from './payment-logos/logo-host.ts'
import { createEventLog } from './event-log.ts'
import { createMailbox } from './mailbox/mailbox.ts'
import { checkoutHost } from './nets/checkout-host.ts'
import { chargesApi } from './nets/operations-api.ts'
import { createNets } from './nets/nets.ts'
import { paymentsApi, secretOnly } from './nets/payments-api.ts'
import type { Platform } from './platform.ts'
import { createWebhookQueue } from './webhook-queue.ts'
import type { Settings } from './settings.ts'
import { createDataLayerLog } from './tag-manager/data-layer-log.ts'
import { tagManagerHost } from './tag-manager/tag-manager-host.ts'

/** Makes one set of sandboxes, all state in memory: the web application and the mailbox that SMTP fills. */
export function createSandboxes({ netsSecretKey }: Pick<Settings, 'netsSecretKey'>, outside: Platform) {
  const eventLog = createEventLog(outside.now)
  const scenarios = createScenarios()
  const webhookQueue = createWebhookQueue(outside)
  const mailbox = createMailbox(outside)
  const dataLayer = createDataLayerLog()
  const nets = createNets({ outside, eventLog, scenarios, webhookQueue })

  const app = new Hono({ strict: false })
  app.get('/health', (c) => c.json({ status: 'up' }))
  app.get('/', (c) => c.redirect('/__sandbox'))
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.use('/nexi/v1/*', async (c, next) => {
    await next()
    eventLog.note('nets', `${c.req.method} ${c.req.path}`, { status: c.res.status })
  })
  app.route('/nexi/v1/payments', paymentsApi(nets, outside, netsSecretKey))
  app.use('/nexi/v1/charges/*', secretOnly(netsSecretKey))
  app.route('/nexi/v1/charges', chargesApi(nets, outside))
  app.route('/checkoutshopper/images/logos/medium', logoHost)
  app.route('/', consentHost)
  app.route('/', tagManagerHost(dataLayer))
  app.route('/', checkoutHost(nets, outside, scenarios))
  app.route('/__sandbox', controlApi({ nets, mailbox, dataLayer, eventLog, scenarios, webhookQueue }))
  return { app, mailbox }
}
