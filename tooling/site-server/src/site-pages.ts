import type { PageRequest } from '@shop/features/render.tsx'
import type { BuiltBrand } from './built-brand.ts'
import type { CachedPage } from './cached-page.ts'
import { describeFailure, logEvent } from './log-event.ts'
import type { PageCache } from './page-cache.ts'
import { pageResultOf } from './page-result.ts'
import { createRenderPage, freshNonce } from './render-page.ts'
import type { Settings } from './settings.ts'
import { publicSite, type ServedSite } from './sites.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'
import { withTimeout } from './with-timeout.ts'

const BOOTSTRAP_DATA = { freshFor: 10_000 }
/** Milliseconds a page may take to render before the browser is left to do it. */
const RENDER_TIMEOUT = 4_000

type PageSettings = Pick<Settings, 'isProduction' | 'rendersPages'> & {
  /** Shared by all sites; without one every page is rendered anew. */
  cache: PageCache | undefined
  timeout?: number
}

/** The pages of one site, as they are sent, and which of them an address is. */
export function createSitePages({ bundle, brand, assets }: BuiltBrand, site: ServedSite, settings: PageSettings) {
  const { isProduction, rendersPages, cache, timeout = RENDER_TIMEOUT } = settings
  const shown = publicSite(site)
  const renderer = bundle.createRenderer(brand, { site: shown, gatewayUrl: site.upstream, assets, isProduction })
  const gateway = bundle.createAnonymousGateway({ ...shown, gatewayBase: site.upstream }, { fetch })
  const loadBootstrapData = () => bundle.loadBootstrapData(gateway, shown)
  const currentBootstrapData = cache ? staleWhileRevalidate(loadBootstrapData, BOOTSTRAP_DATA) : loadBootstrapData
  const renderPage = createRenderPage(renderer, timeout)

  const render = async (request: Pick<PageRequest, 'address' | 'bootstrapData'>) =>
    pageResultOf(await renderPage(request), site, request.address === bundle.NOT_FOUND_ADDRESS)

  const shell = async (address: string, status: number) =>
    (await pageResultOf(renderer.shell(address, status, freshNonce()), site)).page

  const keyOf = (address: string) => site.name + address

  async function page(address: string): Promise<CachedPage> {
    const bootstrapData = await withTimeout(timeout, currentBootstrapData)
    // Most addresses are cached as they come; to find the one form of the others takes a look at all routes.
    const shared = cache?.has(keyOf(address)) ? address : renderer.cacheAddress(address, bootstrapData)
    if (!cache || shared === undefined) return (await render({ address, bootstrapData })).page
    return cache.get(keyOf(shared), {
      basis: bootstrapData,
      render: () => render({ address: shared, bootstrapData }),
    })
  }

  const sendable = (address: string): Promise<CachedPage> => {
    if (!rendersPages) return shell(address, 200)
    return page(address).catch((failure: unknown) => {
      const route = renderer.routePattern(address)
      logEvent('page-not-rendered', { site: site.name, route, failure: describeFailure(failure) })
      return shell(address, 503)
    })
  }
  return { page: sendable, routePattern: renderer.routePattern }
}
