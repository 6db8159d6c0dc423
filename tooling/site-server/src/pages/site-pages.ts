import type { ProcessorBudget } from '@shop/server/processor-budget.ts'
import type { Alternates } from './alternates.ts'
import { createBootstrapFiles } from './published-bootstrap.ts'
import type { BuiltBrand } from './built-brand.ts'
import { atMostOnceEvery } from './at-most-once-every.ts'
import { withNonce, type CachedPage } from './cached-page.ts'
import { describeFailure, logEvent } from '../logging/log-event.ts'
import type { PageCache } from './page-cache.ts'
import { pageResultOf } from './page-result.ts'
import { createShells } from './shells.ts'
import { createRenderPage, freshNonce, type RequestedPage } from './render-page.ts'
import type { Settings } from '../sites/settings.ts'
import { publicSite, type DeployedSite } from '../sites/deployed-sites.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'
import { withTimeout } from './with-timeout.ts'

const BOOTSTRAP_DATA = { freshFor: 10_000 }
/** Requests for unknown versions reload the data this often at most, in milliseconds. */
const RELOAD_INTERVAL = 1_000
/** The value of `retry-after` for a page that could not be rendered, in seconds. */
const RETRY_AFTER = 10
/** The time that rendering a page may take before the browser renders it instead, in milliseconds. */
const RENDER_TIMEOUT = 4_000

type PageSettings = Pick<Settings, 'isProduction' | 'rendersPages'> & {
  /** Shared by all sites. Without a cache every request renders its page. */
  cache: PageCache | undefined
  alternates?: Alternates
  /** Limits how much rendering a client can cause. Shared by all sites. */
  budget: Pick<ProcessorBudget, 'secondsToWait' | 'spend'>
  fetch?: typeof globalThis.fetch
  timeout?: number
}

/** The client's network has caused so much rendering that it has to wait. A stale page is sent instead, if there is one. */
class OverBudget extends Error {
  override name = 'OverBudget'
  readonly seconds: number
  constructor(seconds: number) {
    super(`Wait ${seconds} s`)
    this.seconds = seconds
  }
}

/** Returns the pages of one site, ready to be sent, its bootstrap files, and the route pattern of an address. */
export function createSitePages({ bundle, brand, assets }: BuiltBrand, site: DeployedSite, settings: PageSettings) {
  const { isProduction, rendersPages, cache, budget, fetch = globalThis.fetch, timeout = RENDER_TIMEOUT } = settings
  const { alternates } = settings
  const shown = publicSite(site)
  const renderer = bundle.createRenderer(brand, { site: shown, gatewayUrl: site.upstream, assets, isProduction })
  const gateway = bundle.createAnonymousGateway({ ...shown, gatewayBase: site.upstream }, { fetch })
  const files = createBootstrapFiles()
  const loadBootstrap = async () => {
    const bootstrapData = await bundle.loadBootstrapData(gateway, shown)
    return { bootstrapData, bootstrapFile: files.publish(bundle.bootstrapFileText(bootstrapData)) }
  }
  const currentBootstrap = cache ? staleWhileRevalidate(loadBootstrap, BOOTSTRAP_DATA) : loadBootstrap
  const latestBootstrap = atMostOnceEvery(RELOAD_INTERVAL, loadBootstrap)
  const renderPage = createRenderPage(renderer, timeout, fetch)

  async function render(request: RequestedPage, findClient: () => string, sentMeanwhile?: CachedPage) {
    const client = findClient()
    const seconds = budget.secondsToWait(client)
    if (seconds > 0) throw new OverBudget(seconds)
    return budget.spend(client, async (waiting) => {
      // Not awaited: reading all products takes longer than a page may. The next render has what was read.
      void alternates?.read()
      const withAlternates = { ...request, alternates: alternates?.find(site.origin, request.address) }
      const rendered = await renderPage(withAlternates, waiting)
      return pageResultOf(rendered, site, {
        isTheNotFoundPage: request.address === bundle.NOT_FOUND_ADDRESS,
        sentMeanwhile,
      })
    })
  }

  const shellAt = createShells(renderer, site)

  const keyOf = (address: string) => site.name + address

  async function page(address: string, findClient: () => string): Promise<CachedPage> {
    const bootstrap = await withTimeout(timeout, currentBootstrap)
    // Most addresses are cached in this form. Finding the shared form of others means matching all routes.
    const shared = cache?.has(keyOf(address)) ? address : renderer.cacheAddress(address, bootstrap.bootstrapData)
    if (!cache || shared === undefined) return (await render({ address, ...bootstrap }, findClient)).page
    const cached = await cache.get(keyOf(shared), {
      basis: bootstrap,
      render: (sentMeanwhile) => render({ address: shared, ...bootstrap }, findClient, sentMeanwhile),
    })
    return cached.nonce ? withNonce(cached, freshNonce()) : cached
  }

  /** Returns a page. `findClient` returns the address of the client, which pays for rendering. */
  const sendable = (address: string, findClient: () => string): Promise<CachedPage> => {
    if (!rendersPages) return shellAt(address, 200)
    return page(address, findClient).catch((failure: unknown) => {
      if (failure instanceof OverBudget) return shellAt(address, 429, failure.seconds)
      const route = renderer.routePattern(address)
      logEvent('page-not-rendered', { site: site.name, route, failure: describeFailure(failure) })
      return shellAt(address, 503, RETRY_AFTER)
    })
  }

  /** Finds the bootstrap file of a recently rendered page by its name. */
  async function bootstrapFile(name: string) {
    // Another server may have read a newer version, and a server that has just started has none yet.
    if (!files.find(name)) await withTimeout(timeout, latestBootstrap).catch(() => undefined)
    return files.find(name)
  }
  return { page: sendable, bootstrapFile, routePattern: renderer.routePattern }
}
