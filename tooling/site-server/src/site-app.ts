import path from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { FindClientAddress } from '@shop/server/client-address.ts'
import type { ProcessorBudget } from '@shop/server/processor-budget.ts'
import type { RateLimit } from '@shop/server/rate-limit.ts'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { sendResponse } from './files/send-response.ts'
import { createAssets } from './files/assets.ts'
import { BOOTSTRAP_FILES } from './pages/published-bootstrap.ts'
import type { BuiltBrand } from './pages/built-brand.ts'
import type { GatewayProxy } from './proxy/gateway-proxy.ts'
import { asksForPicture, isPicture } from './proxy/gateway-pictures.ts'
import { resolveAddress } from './pages/page-address.ts'
import { robots } from './pages/robots.ts'
import { createPolicyReports, POLICY_REPORTS, reportSizeLimit } from './policy/receive-reports.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { Settings } from './sites/settings.ts'
import type { Alternates } from './pages/alternates.ts'
import type { PublicPages } from './pages/public-pages.ts'
import { sitemap } from './pages/sitemap.ts'
import { createSitePages } from './pages/site-pages.ts'
import type { DeployedSite } from './sites/deployed-sites.ts'
import type { StaticFile } from './files/static-file.ts'

/** One year. For files whose name changes with their content. */
const FOREVER = 'public, max-age=31536000, immutable'
const NO_STORE = { 'cache-control': 'no-store' }

/** The services that all sites share. */
interface Shared {
  proxy: GatewayProxy
  cache: PageCache | undefined
  /** Reads from the gateway for rendered pages. */
  fetch: typeof globalThis.fetch
  allowsReport: RateLimit
  budget: ProcessorBudget
  findClientAddress: FindClientAddress
}

/** A deployed site with what search engines are told. */
export interface ListedSite {
  site: DeployedSite
  readPages: () => Promise<PublicPages>
  /** Shared by the sites of a brand. */
  alternates: Alternates
}

/** Returns the app of one site: its calls, files and pages. */
export function createSiteApp(
  built: BuiltBrand,
  { site, readPages, alternates }: ListedSite,
  settings: Settings,
  { proxy, cache, fetch, allowsReport, budget, findClientAddress }: Shared,
) {
  const earlier = settings.earlierApps.map((apps) => path.join(apps, built.brand.id, 'dist/client'))
  const assets = createAssets(built.clientFolder, earlier)
  const {
    page: pageAt,
    bootstrapFile,
    routePattern,
  } = createSitePages(built, site, {
    ...settings,
    cache,
    fetch,
    budget,
    alternates,
  })

  const clientOf = (c: Context) =>
    findClientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'))

  const call = async (c: Context) => {
    const { pathname } = new URL(c.req.url)
    // Parsing resolves dot segments, which may lead out of `/api/`.
    if (!pathname.startsWith('/api/')) return c.text('Not found', 404, NO_STORE)
    return proxy(c.req.raw, { site, clientAddress: clientOf(c) })
  }

  const picture: MiddlewareHandler = async (c, next) => {
    if (!asksForPicture(c.req.raw)) return next()
    const response = await proxy(c.req.raw, { site, clientAddress: clientOf(c) })
    if (isPicture(response)) return response
    await response.body?.cancel()
    // Browsers request it unasked, so a site without an icon is no error.
    if (c.req.path === '/favicon.ico') return c.body(null, 204, NO_STORE)
    return c.text('Not found', 404, NO_STORE)
  }

  const reports = createPolicyReports({
    site: site.name,
    allows: allowsReport,
    clientOf,
    routePattern,
  })

  const page = async (c: Context) => {
    const resolved = resolveAddress(new URL(c.req.url))
    if (resolved.kind === 'too-long') return c.text('This address is too long', 414, NO_STORE)
    if (resolved.kind === 'redirect') return c.redirect(resolved.to, 301)
    // An address that cannot be decoded has no page.
    return sendResponse(
      c,
      await pageAt(resolved.kind === 'malformed' ? built.bundle.NOT_FOUND_ADDRESS : resolved.address, () =>
        clientOf(c),
      ),
    )
  }

  return new Hono()
    .all('/api/*', call)
    .get('/assets/:name', fileFrom(assets))
    .get(`${BOOTSTRAP_FILES}/:name`, fileFrom(bootstrapFile))
    .post(POLICY_REPORTS, reportSizeLimit, reports)
    .get('/robots.txt', (c) => c.text(robots(site, settings.isProduction)))
    .get('/sitemap.xml', async (c) => {
      const xml = await sitemap(site, readPages, alternates).catch(() => undefined)
      if (xml === undefined) return c.text('Not available yet', 503, { ...NO_STORE, 'retry-after': '60' })
      return c.body(xml, 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
    })
    .get('*', picture)
    .get('*', page)
    .all('*', (c) => c.text('Method not allowed', 405, { ...NO_STORE, allow: 'GET, HEAD' }))
}

/** Returns a handler for immutable files, found by name. */
const fileFrom = (find: (name: string) => Promise<StaticFile | undefined>) => async (c: Context) => {
  const found = await find(c.req.param('name') ?? '')
  // Not cached: the next deployment, or new content, may bring a file of this name.
  if (!found) return c.text('Not found', 404, NO_STORE)
  return sendResponse(c, { status: 200, headers: { 'content-type': found.type, 'cache-control': FOREVER }, ...found })
}
