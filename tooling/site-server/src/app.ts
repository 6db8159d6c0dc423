import { createClientAddresses } from '@shop/server/client-address.ts'
import type { Metrics } from '@shop/server/metrics.ts'
import { createProcessorBudget } from '@shop/server/processor-budget.ts'
import { createRateLimit } from '@shop/server/rate-limit.ts'
import { createTracedFetch } from '@shop/server/traced-fetch.ts'
import { createIsOurs } from '@shop/server/trusted-proxies.ts'
import type { DeployedSite } from './sites/deployed-sites.ts'
import { Hono } from 'hono'
import type { BuiltBrand } from './pages/built-brand.ts'
import { createGatewayProxy } from './proxy/gateway-proxy.ts'
import { securityHeaders } from './policy/security-headers.ts'
import { createDevelopmentIndex } from './pages/development-index.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createAlternates } from './pages/alternates.ts'
import { createPublicPages } from './pages/public-pages.ts'
import { logEvent } from './logging/log-event.ts'
import { observeRequests } from './metrics/observe-requests.ts'
import type { SiteMetrics } from './metrics/site-metrics.ts'
import type { Settings } from './sites/settings.ts'
import { createSiteApp } from './site-app.ts'
import { hostName, isBareHost } from './sites/host-name.ts'

/** The page cache, shared by all sites. Times in milliseconds, size in bytes. */
const PUBLIC_PAGES = { freshFor: 15_000, staleFor: 600_000, maxSize: 64 * 2 ** 20, maxPages: 4_000 }

/** The rate limit of policy reports. A faulty page fails for every visitor, so a few reports are enough. */
const POLICY_REPORTS = { perClient: 20, altogether: 200, window: 60_000, clients: 2_000 }

/**
 * How much of the only thread the clients of a network take with pages that no other visitor has asked for, in milliseconds: a
 * quarter of it in the long run. A cached page costs nothing of this, so a shop behind one address of a provider is not slowed.
 */
const RENDERING = { perSecond: 250, atOnce: 10_000 }

const NO_STORE = { 'cache-control': 'no-store' }

/** Returns the server of all sites. It picks the site by host name and answers with its pages, files and gateway calls. */
export function createApp(
  brands: readonly BuiltBrand[],
  deployed: readonly DeployedSite[],
  settings: Settings,
  metrics?: Metrics & SiteMetrics,
) {
  const cache = settings.cachesPages ? createPageCache({ ...PUBLIC_PAGES, report: metrics?.lookedUp }) : undefined
  if (cache) metrics?.watchCache(cache)
  const shared = {
    proxy: createGatewayProxy(),
    cache,
    fetch: createTracedFetch(fetch, metrics?.sent),
    allowsReport: createRateLimit(POLICY_REPORTS),
    budget: createProcessorBudget({
      ...RENDERING,
      isOurs: createIsOurs(settings.trustedProxies),
      report: (network) => logEvent('network-over-budget', { network }),
    }),
    findClientAddress: createClientAddresses(settings.trustedProxies, (network) =>
      logEvent('untrusted-proxy', { network }),
    ),
  }
  const sites = brands.flatMap((built) => {
    const own = deployed.filter(({ brand }) => brand === built.brand.id)
    const withPages = own.map((site) => ({ site, readPages: createPublicPages(built, site) }))
    const alternates = createAlternates(withPages)
    return withPages.map((one) => ({ ...one, built, alternates }))
  })
  const appByHost = new Map(
    sites.flatMap(({ built, ...listed }) => {
      const app = createSiteApp(built, listed, settings, shared)
      return listed.site.hosts.map((host) => [host, app] as const)
    }),
  )
  const listed = sites.map(({ built, site }) => ({ ...site, brandName: built.brand.name }))
  const developmentIndex = createDevelopmentIndex(listed)

  return (
    new Hono()
      .use(observeRequests(metrics?.answered))
      .use(securityHeaders({ ...settings, isSecure: deployed.every(({ origin }) => origin.startsWith('https:')) }))
      .get('/health', (c) => c.json({ status: 'ok' }, 200, NO_STORE))
      // Does not ask the gateway. A slow gateway would take all sites out of a balancer, which can still show cached pages.
      .get('/health/ready', (c) => c.json({ status: 'ready' }, 200, NO_STORE))
      .all('*', (c) => {
        const host = c.req.header('host') ?? ''
        const app =
          appByHost.get(hostName(host)) ?? (settings.isLocal && isBareHost(host) ? developmentIndex : undefined)
        return app?.fetch(c.req.raw, c.env) ?? c.text('No shop at this address', 404, NO_STORE)
      })
  )
}
