import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createBank } from './bank/bank.ts'
import { browserFileResponse } from './browser-file.ts'
import { createClock } from './clock.ts'
import { controlApi } from './control/control-api.ts'
import { createScenarios } from './control/scenarios.ts'
import { createEventLog } from './event-log.ts'
import type { Platform } from './platform.ts'
import { registry } from './registry.ts'
import type { SandboxServices } from './sandbox.ts'
import { createWebhookQueue } from './webhook-queue.ts'

const LONGEST_BODY = 256 * 1024

/** Creates a set of sandboxes with their state in memory, and one HTTP app for all of them. */
export function createSandboxes(environment: SandboxServices['environment'], world: Platform) {
  const clock = createClock(world)
  const { platform } = clock
  const services: SandboxServices = {
    platform,
    environment,
    clock,
    eventLog: createEventLog(platform.now),
    scenarios: createScenarios(),
    webhookQueue: createWebhookQueue(platform),
    bank: createBank(),
  }
  const sandboxes = registry.map((create) => create(services))

  const app = new Hono({ strict: false })
  app.use(bodyLimit({ maxSize: LONGEST_BODY }))
  // Scripts and styles are compressed, as on the vendors' hosts.
  app.use('/:file{.+\\.(?:js|css)}', compress())
  app.get('/health', (c) => c.json({ status: 'up' }))
  app.get('/', (c) => c.redirect('/__sandbox'))
  app.get('/favicon.ico', (c) => c.body(null, 204))
  for (const { routes, browserFiles = {} } of sandboxes) {
    if (routes) app.route('/', routes)
    for (const [path, file] of Object.entries(browserFiles)) app.get(path, () => browserFileResponse(file))
  }
  app.route('/bank', services.bank.routes)
  app.route('/__sandbox', controlApi(sandboxes, services))
  return { app, sandboxes }
}
