import { randomBytes } from 'node:crypto'
import { sameOriginPath } from '@shop/domain/redirect.ts'
import type { PageRequest, Rendered, RenderedPage } from '@shop/features/render.tsx'
import type { BuiltBrand } from './built-brand.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'
import { createPageCache, type PageResult } from './page-cache.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { Settings } from './settings.ts'
import { publicSite, type ServedSite } from './sites.ts'
import { compressPage, redirectTo, type CachedPage } from './cached-page.ts'
import { withTimeout } from './with-timeout.ts'

const BASICS = { freshFor: 10_000 }
const PUBLIC_PAGES = { freshFor: 15_000, staleFor: 600_000, room: 32 * 2 ** 20 }
/** Milliseconds a page may take to render before the browser is left to do it. */
const RENDER_TIMEOUT = 4_000
/** More pages at once would only make each of them late. */
const MAX_CONCURRENT_RENDERS = 32
/** Seconds after which a machine may ask again for a page that could not be rendered. */
const RETRY_AFTER = '10'

type Basics = PageRequest['basics']
type PageSettings = Pick<Settings, 'isProduction' | 'rendersPages' | 'cachesPages'> & { timeout?: number }

/** The pages of one site, as they are sent. */
export function createSitePages({ bundle, brand, assets }: BuiltBrand, site: ServedSite, settings: PageSettings) {
  const { isProduction, rendersPages, cachesPages, timeout = RENDER_TIMEOUT } = settings
  const shown = publicSite(site)
  const renderer = bundle.createRenderer(brand, { site: shown, gatewayUrl: site.upstream, assets, isProduction })
  const gateway = bundle.createAnonymousGateway({ ...shown, gatewayBase: site.upstream }, { fetch })
  const loadBasics = () => bundle.loadBasics(gateway, shown)
  const basicsOf = cachesPages ? staleWhileRevalidate(loadBasics, BASICS) : loadBasics
  const cached = createPageCache(cachesPages ? PUBLIC_PAGES : { ...PUBLIC_PAGES, room: 0 })
  let rendering = 0

  const render = (address: string, basics: Basics, signal: AbortSignal) => {
    const within: typeof fetch = (input, init) => fetch(input, { ...init, signal: anySignal(signal, input, init) })
    return renderer.page({ address, basics, fetch: within, signal, nonce: freshNonce() })
  }

  const make = async (address: string, basics: Basics): Promise<PageResult> => {
    if (rendering >= MAX_CONCURRENT_RENDERS) throw new Error('Too many pages at once')
    rendering += 1
    try {
      return await pageResultOf(await withTimeout(timeout, (signal) => render(address, basics, signal)), site)
    } finally {
      rendering -= 1
    }
  }

  const shell = async (address: string, status: number) =>
    (await pageResultOf(renderer.shell(address, status, freshNonce()), site)).page

  return async (address: string): Promise<CachedPage> => {
    if (!rendersPages) return shell(address, 200)
    try {
      const basics = await withTimeout(timeout, basicsOf)
      return await cached(address, basics, () => make(address, basics))
    } catch (failure) {
      // Without the query: visitors may have typed something personal.
      console.error(`${site.name}${address.split('?', 1)[0]} could not be rendered:`, failure)
      return shell(address, 503)
    }
  }
}

const freshNonce = () => randomBytes(16).toString('base64')

function anySignal(signal: AbortSignal, input: RequestInfo | URL, init: RequestInit | undefined) {
  const own = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  return own ? AbortSignal.any([signal, own]) : signal
}

async function pageResultOf(rendered: Rendered, site: ServedSite): Promise<PageResult> {
  if (rendered.kind === 'page') {
    return {
      page: await compressPage(rendered.status, rendered.html, headersOf(rendered, site)),
      isCacheable: !rendered.handle.private,
    }
  }
  return { page: redirectTo(rendered.status, sameOriginPath(rendered.location) ?? '/'), isCacheable: true }
}

function headersOf(page: RenderedPage, { origin, gatewayBase }: ServedSite): Record<string, string> {
  const { status, handle, thirdPartyOrigins, pictureOrigins, companions, nonce, inlineScripts, inlineStyles } = page
  const policy = contentSecurityPolicy({
    inlineScripts,
    inlineStyles,
    thirdParties: thirdPartyOrigins,
    pictures: pictureOrigins,
    companions,
    nonce,
    gatewayOrigin: gatewayBase ? new URL(gatewayBase).origin : undefined,
    isSecure: origin.startsWith('https:'),
  })
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': handle.private || status >= 500 ? 'no-cache' : 'public, max-age=0, must-revalidate',
    ...(status >= 500 && { 'retry-after': RETRY_AFTER }),
    // A bank's own window must be able to report back to the payment page.
    ...(thirdPartyOrigins.length > 0 && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  }
}
