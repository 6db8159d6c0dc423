import { listen } from '@shop/server/listen.ts'
import { readObservability, startObservability } from '@shop/server/observability.ts'
import { createStopSignal, untilAborted } from '@shop/server/shutdown.ts'
import { createApp } from './app.ts'
import { loadSites } from './load-sites.ts'
import { readSettings } from './sites/settings.ts'
import { printStartUp } from './start-up/print-start-up.ts'

try {
  const stopping = createStopSignal()
  const settings = readSettings(process.env)
  const { metrics, stop } = await startObservability(readObservability('site', process.env))
  const siteMetrics = metrics && (await import('./metrics/site-metrics.ts')).addSiteMetrics(metrics)
  const { brands, sites } = await loadSites(process.env, settings)
  const { fetch } = createApp(brands, sites, settings, metrics && siteMetrics && { ...metrics, ...siteMetrics })
  const { port, hostname } = settings
  const server = await listen({ port, hostname, fetch, portVariable: 'SITE_PORT' })
  void printStartUp(brands, sites)
  await untilAborted(stopping)
  await server.close(settings.shutdown)
  await stop()
  process.exit(0)
} catch (failure) {
  // Operators need the message of a wrong setting, not the stack.
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
}
