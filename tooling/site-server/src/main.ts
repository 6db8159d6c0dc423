import { listen } from '@shop/server/listen.ts'
import { readObservability, startObservability } from '@shop/server/observability.ts'
import { createApp } from './app.ts'
import { loadBrands } from './pages/built-brand.ts'
import { readSettings } from './sites/settings.ts'

/** The time that calls in flight have to finish at shutdown, in milliseconds. */
const GRACE_PERIOD = 3_000

try {
  const settings = readSettings(process.env)
  const { metrics, stop } = await startObservability(readObservability('site', process.env))
  const siteMetrics = metrics && (await import('./metrics/site-metrics.ts')).addSiteMetrics(metrics)
  const app = createApp(
    await loadBrands(settings.brands),
    settings,
    metrics && siteMetrics && { ...metrics, ...siteMetrics },
  )
  const { port, hostname } = settings
  const server = await listen({ port, hostname, fetch: app.fetch, portVariable: 'SITE_PORT', graceMs: GRACE_PERIOD })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(
      signal,
      () =>
        void server
          .close()
          .then(stop)
          .then(() => process.exit(0)),
    )
  }
} catch (failure) {
  // Operators need the message of a wrong setting, not the stack.
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
}
