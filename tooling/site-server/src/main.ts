import { listen } from '@shop/server/listen.ts'
import { createApp } from './app.ts'
import { loadSites } from './load-sites.ts'
import { readSettings } from './sites/settings.ts'

/** The time that calls in flight have to finish at shutdown, in milliseconds. */
const GRACE_PERIOD = 3_000

try {
  const settings = readSettings(process.env)
  const { brands, sites } = await loadSites(process.env, settings)
  const app = createApp(brands, sites, settings)
  const { port, hostname } = settings
  const server = await listen({ port, hostname, fetch: app.fetch, portVariable: 'SITE_PORT', graceMs: GRACE_PERIOD })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void server.close().then(() => process.exit(0)))
  }
} catch (failure) {
  // Operators need the message of a wrong setting, not the stack.
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
}
