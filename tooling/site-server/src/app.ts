import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { createAssets } from './assets.ts'
import type { BuiltBrand } from './built-brand.ts'
import { chooseEncoding } from './encoding.ts'
import { forward } from './gateway-proxy.ts'
import { permanentTarget } from './permanent-target.ts'
import { robots, sitemap } from './robots.ts'
import { createSitePages } from './site-pages.ts'
import { siteOfHost, sitesOf, type ServedSite } from './sites.ts'
import type { Settings } from './settings.ts'
import { startPage } from './start-page.ts'

/** One year, in seconds: for files whose name changes with their content. */
const FOREVER = 'public, max-age=31536000, immutable'

const guards: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** The server of all sites: picks the site by host name and answers with its pages, files and gateway calls. */
export function createApp(brands: readonly BuiltBrand[], settings: Settings) {
  const served = brands.flatMap((built) => {
    const assets = createAssets(built.clientFolder)
    return sitesOf(built.brand, settings).map((site) => ({ site, assets, pages: createSitePages(built, site, settings) }))
  })
  const sites = served.map(({ site }) => site)
  const servedAt = (c: Context) => {
    const site = siteOfHost(sites, c.req.header('host') ?? '')
    return served.find((candidate) => candidate.site === site)
  }

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(guards)) c.res.headers.set(name, value)
    if (!settings.isProduction) c.res.headers.set('x-robots-tag', 'noindex')
    if (settings.originPattern.startsWith('https:')) c.res.headers.set('strict-transport-security', 'max-age=31536000')
  })
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/__sites', (c) => c.json(sites.map(({ name, origin }) => ({ name, origin }))))

  app.use(async (c, next) => {
    if (!servedAt(c)) return c.req.path === '/' ? c.html(startPage(sites, settings)) : c.notFound()
    await next()
  })
  app.all('/api/*', async (c) => {
    const { site } = servedAt(c) as { site: ServedSite }
    return forward(c.req.raw, { site, remoteAddress: getConnInfo(c).remote.address ?? '', fetch })
  })
  app.get('/assets/:name', async (c) => {
    const asset = await servedAt(c)?.assets(c.req.param('name'))
    if (!asset) return c.notFound()
    const { body, encoding } = chooseEncoding(c.req.header('accept-encoding') ?? '', asset)
    return answer(c, 200, body, {
      'content-type': asset.type,
      'cache-control': FOREVER,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
  })
  app.get('/robots.txt', (c) => c.text(robots(servedAt(c)?.site, settings)))
  app.get('/sitemap.xml', async (c) => {
    const { site } = servedAt(c) as { site: ServedSite }
    return c.body(await sitemap(site), 200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' })
  })
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const target = permanentTarget(pathname)
    if (target !== undefined) return c.redirect(target + search, 301)
    const page = await servedAt(c)?.pages(pathname + search)
    if (!page) return c.notFound()
    const { location } = page.headers
    if (location) return c.body(null, page.status as 301, page.headers)
    const { body, encoding } = chooseEncoding(c.req.header('accept-encoding') ?? '', page)
    const headers = { ...page.headers, etag: page.etag, vary: 'accept-encoding' }
    if (c.req.header('if-none-match') === page.etag) return c.body(null, 304, headers)
    return answer(c, page.status, body, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding && { 'content-encoding': encoding }),
    })
  })
  return app
}

const answer = (c: Context, status: number, body: Buffer, headers: Record<string, string>) =>
  c.body(new Uint8Array(body), status as 200, { ...headers, 'content-length': String(body.byteLength) })
