import { Hono } from 'hono'
import { consentHost } from './consent/consent-host.ts'
import { controlApi } from './control/control-api.ts'
import { createScenarios } from './control/scenarios.ts'
import { iconHost } from './icons/icon-host.ts'
import { createJournal } from './journal.ts'
import { createMailbox } from './mailbox/mailbox.ts'
import { checkoutHost } from './nets/checkout-host.ts'
import { chargesApi } from './nets/money-api.ts'
import { createNets } from './nets/nets.ts'
import { paymentsApi, secretOnly } from './nets/payments-api.ts'
import type { Outside } from './outside.ts'
import { createPostOffice } from './post-office.ts'
import type { Settings } from './settings.ts'
import { createCollected } from './tag-manager/collected.ts'
import { tagManagerHost } from './tag-manager/tag-manager-host.ts'

/** Makes one set of sandboxes, all state in memory: the web application and the mailbox that SMTP fills. */
export function createSandboxes({ netsSecretKey }: Pick<Settings, 'netsSecretKey'>, outside: Outside) {
  const journal = createJournal(outside.now)
  const scenarios = createScenarios()
  const postOffice = createPostOffice(outside)
  const mailbox = createMailbox(outside)
  const collected = createCollected()
  const nets = createNets({ outside, journal, scenarios, postOffice })

  const app = new Hono({ strict: false })
  app.get('/health', (c) => c.json({ status: 'up' }))
  app.get('/', (c) => c.redirect('/__sandbox'))
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.use('/nexi/v1/*', async (c, next) => {
    await next()
    journal.note('nets', `${c.req.method} ${c.req.path}`, { status: c.res.status })
  })
  app.route('/nexi/v1/payments', paymentsApi(nets, outside, netsSecretKey))
  app.use('/nexi/v1/charges/*', secretOnly(netsSecretKey))
  app.route('/nexi/v1/charges', chargesApi(nets, outside))
  app.route('/checkoutshopper/images/logos/medium', iconHost)
  app.route('/', consentHost)
  app.route('/', tagManagerHost(collected))
  app.route('/', checkoutHost(nets, outside, scenarios))
  app.route('/__sandbox', controlApi({ nets, mailbox, collected, journal, scenarios, postOffice }))
  return { app, mailbox }
}
