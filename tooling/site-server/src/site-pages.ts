import { randomBytes } from 'node:crypto'
import type { PageRequest } from '@shop/features/render.tsx'
import type { BuiltBrand } from './built-brand.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageCache, PageResult } from './page-cache.ts'
import { pageResultOf } from './page-result.ts'
import type { Settings } from './settings.ts'
import { publicSite, type ServedSite } from './sites.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'
import { withTimeout } from './with-timeout.ts'

const BASICS = { freshFor: 10_000 }
/** Milliseconds a page may take to render before the browser is left to do it. */
const RENDER_TIMEOUT = 4_000
/** More pages at once would only make each of them late. */
const MAX_CONCURRENT_RENDERS = 32

type BootstrapData = PageRequest['bootstrapData']
type PageSettings = Pick<Settings, 'isProduction' | 'rendersPages'> & {
  /** Shared by all sites; without one every page is rendered anew. */
  cache: PageCache | undefined
  timeout?: number
}

/** The pages of one site, as they are sent. */
export function createSitePages({ bundle, brand, assets }: BuiltBrand, site: ServedSite, settings: PageSettings) {
  const { isProduction, rendersPages, cache, timeout = RENDER_TIMEOUT } = settings
  const shown = publicSite(site)
  const renderer = bundle.createRenderer(brand, { site: shown, gatewayUrl: site.upstream, assets, isProduction })
  const gateway = bundle.createAnonymousGateway({ ...shown, gatewayBase: site.upstream }, { fetch })
  const loadBootstrapData = () => bundle.loadBootstrapData(gateway, shown)
  const currentBasics = cache ? staleWhileRevalidate(loadBootstrapData, BASICS) : loadBootstrapData
  let rendering = 0

  const renderWithin = (address: string, bootstrapData: BootstrapData, signal: AbortSignal) => {
    const fetchWithin: typeof fetch = (input, init) => fetch(input, { ...init, signal: anySignal(signal, input, init) })
    return renderer.page({ address, bootstrapData, fetch: fetchWithin, signal, nonce: freshNonce() })
  }

  const render = async (address: string, bootstrapData: BootstrapData): Promise<PageResult> => {
    if (rendering >= MAX_CONCURRENT_RENDERS) throw new Error('Too many pages at once')
    rendering += 1
    try {
      return await pageResultOf(
        await withTimeout(timeout, (signal) => renderWithin(address, bootstrapData, signal)),
        site,
      )
    } finally {
      rendering -= 1
    }
  }

  const shell = async (address: string, status: number) =>
    (await pageResultOf(renderer.shell(address, status, freshNonce()), site)).page

  return async (address: string): Promise<CachedPage> => {
    if (!rendersPages) return shell(address, 200)
    try {
      const bootstrapData = await withTimeout(timeout, currentBasics)
      if (!cache) return (await render(address, bootstrapData)).page
      return await cache(site.name + address, { basis: bootstrapData, render: () => render(address, bootstrapData) })
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
