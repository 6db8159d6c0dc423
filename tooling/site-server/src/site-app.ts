import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { send } from './send-response.ts'
import { createAssets } from './assets.ts'
import type { BuiltBrand } from './built-brand.ts'
import { clientAddress } from './forwarded-headers.ts'
import type { GatewayProxy } from './gateway-proxy.ts'
import { resolveAddress } from './page-address.ts'
import { robots } from './robots.ts'
import type { Settings } from './settings.ts'
import { createSitemap } from './sitemap.ts'
import { createSitePages } from './site-pages.ts'
import type { ServedSite } from './sites.ts'

/** One year, in seconds: for files whose name changes with their content. */
const FOREVER = 'public, max-age=31536000, immutable'
const NO_STORE = { 'cache-control': 'no-store' }

/** Answers everything of one site: its calls, files, pages. */
export function createSiteApp(built: BuiltBrand, site: ServedSite, settings: Settings, proxy: GatewayProxy) {
  const assets = createAssets(built.clientFolder)
  const pages = createSitePages(built, site, settings)
  const sitemap = createSitemap(built, site)

  const call = async (c: Context) => {
    const { pathname } = new URL(c.req.url)
    // A path may have climbed out of its folder while it was read.
    if (!pathname.startsWith('/api/')) return c.text('Not found', 404, NO_STORE)
    const remote = getConnInfo(c).remote.address ?? ''
    const shopper = clientAddress(remote, c.req.header('x-forwarded-for'), settings.trustedProxies)
    return proxy(c.req.raw, { site, clientAddress: shopper })
  }

  const asset = async (c: Context) => {
    const found = await assets(c.req.param('name') ?? '')
    // Kept by nobody: after a deployment the same name may be there.
    if (!found) return c.text('Not found', 404, NO_STORE)
    return send(c, { status: 200, headers: { 'content-type': found.type, 'cache-control': FOREVER }, ...found })
  }

  const page = async (c: Context) => {
    const asked = resolveAddress(new URL(c.req.url))
    if (asked.kind === 'too-long') return c.text('This address is too long', 414, NO_STORE)
    if (asked.kind === 'moved') return c.redirect(asked.to, 301)
    // An address that nobody can read leads nowhere (ROUTE-23).
    return send(c, await pages(asked.kind === 'unreadable' ? '/404' : asked.address))
  }

  return new Hono()
    .all('/api/*', call)
    .get('/assets/:name', asset)
    .get('/robots.txt', (c) => c.text(robots(site, settings.isProduction)))
    .get('/sitemap.xml', async (c) => {
      const xml = await sitemap().catch(() => undefined)
      if (xml === undefined) return c.text('Not known yet', 503, { ...NO_STORE, 'retry-after': '60' })
      return c.body(xml, 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
    })
    .get('*', page)
    .all('*', (c) => c.text('Pages can only be read', 405, { ...NO_STORE, allow: 'GET, HEAD' }))
}
