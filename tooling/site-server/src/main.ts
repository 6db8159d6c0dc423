import { listen } from '@shop/server/listen.ts'
import { startObservability } from '@shop/server/observability.ts'
import { runServer } from '@shop/server/run-server.ts'
import { createApp } from './app.ts'
import { loadSites } from './load-sites.ts'
import { readSettings } from './sites/settings.ts'
import { printStartUp } from './start-up/print-start-up.ts'

await runServer(async ({ resources }) => {
  const settings = readSettings(process.env)
  const { metrics, stop } = await startObservability(settings.observability)
  resources.defer(stop)
  const siteMetrics = metrics && (await import('./metrics/site-metrics.ts')).addSiteMetrics(metrics)
  const { brands, sites } = await loadSites(process.env, settings)
  const { fetch } = createApp(brands, sites, settings, metrics && siteMetrics && { ...metrics, ...siteMetrics })
  const { port, hostname, shutdown } = settings
  const server = await listen({ port, hostname, fetch, portVariable: 'SITE_PORT' })
  void printStartUp(brands, sites)
  return { server, shutdown }
})
