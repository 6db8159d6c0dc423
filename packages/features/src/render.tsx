import { createGateway, type Gateway } from '@shop/api-client'
import { sanitizeOnServer } from '@shop/ui/content/rich-text-server.ts'
import { SanitizerProvider } from '@shop/ui/content/rich-text.tsx'
import { cacheAddress } from './rendering/server/cache-address.ts'
import {
  createDocumentWriter,
  type Assets,
  type DocumentContent,
  type PageDocument,
} from './rendering/server/document.ts'
import { Providers } from './providers.tsx'
import { routes } from './pages/routes.tsx'
import {
  allPaymentOrigins,
  NO_PAYMENT_HOSTS,
  paymentOrigins,
  paymentVendorHosts,
  type PaymentHosts,
  type PaymentOrigins,
} from './payments/providers/provider-origins.ts'
import { renderTree } from './rendering/server/render-tree.tsx'
import type { BootstrapData } from './runtime/config/bootstrap-data.ts'
import type { Brand, Site } from './runtime/config/brand.ts'
import { isMissing } from './runtime/failures/failures.ts'
import { handleOf, type PageHandle } from './runtime/navigation/page-handle.tsx'
import { loadMatchedRoutes } from './runtime/navigation/load-matched-routes.ts'
import { serverPlatform, type Platform } from './runtime/platform/platform.ts'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from './runtime/navigation/router.ts'
import {
  allCaptchaHosts,
  allVendorHosts,
  captchaHostsOf,
  NO_VENDOR_HOSTS,
  vendorHostsOf,
  type VendorHosts,
} from './runtime/third-parties/vendor-hosts.ts'
import { emptyBootstrapData } from './runtime/config/empty-bootstrap-data.ts'
import { anonymousGatewayOptions, createShop } from './shop.ts'

export { loadBootstrapData, type BootstrapData } from './runtime/config/bootstrap-data.ts'
export { bootstrapFileText } from './runtime/config/bootstrap-file.ts'
export { allPaymentOrigins, type PaymentHosts } from './payments/providers/provider-origins.ts'
export { allVendorHosts, NO_VENDOR_HOSTS, type VendorHosts } from './runtime/third-parties/vendor-hosts.ts'
export { NOT_FOUND_ADDRESS } from './rendering/server/cache-address.ts'
export type { Assets } from './rendering/server/document.ts'

/** A gateway for the time before anybody is known: enough to load the bootstrap data. */
export const createAnonymousGateway = (site: Site, platform: Pick<Platform, 'fetch'>): Gateway =>
  createGateway(anonymousGatewayOptions(site, platform))

interface RendererOptions {
  /** As browsers see it. */
  site: Site
  /** Where the server itself reaches the shop's gateway. */
  gatewayUrl: string
  assets: Assets
  /** Anywhere but in production no page may be kept by search engines (SEO-06). */
  isProduction: boolean
}

/** One page to be rendered. */
export interface PageRequest {
  /** Path and query, e.g. `/batteries?shown=48`. */
  address: string
  bootstrapData: BootstrapData
  /** Where browsers find the text of the bootstrap file (`bootstrapFileText`). */
  bootstrapFile: string
  fetch: typeof globalThis.fetch
  /** Ends a render that nobody waits for any more. */
  signal: AbortSignal
  /** A fresh random word, used only by pages that load a payment provider. */
  nonce: string
}

export interface RenderedPage extends PageDocument {
  kind: 'page'
  status: number
  handle: PageHandle
  /** Whose scripts, styles and frames the page may load. */
  thirdPartyOrigins: readonly string[]
  /** Whom a payment's form may ask, show pictures of and frame besides. */
  paymentHosts: PaymentHosts
  /** Whose pictures the page may show besides. */
  pictureOrigins: readonly string[]
  /** Who else may run scripts: asks for consent, counts, tells people from programs. */
  vendorHosts: VendorHosts
  /** Set where the provider's own inline scripts must be let through. */
  nonce: string | undefined
}

/** What an address gives: a page, the way to another one, or nothing, for which the browser stays where it is. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'no-content'; status: 204 }
  | RenderedPage

interface Composition extends DocumentContent {
  status: number
  handle: PageHandle
  /** Whether the payment provider's scripts are let in. */
  letsProviderIn: boolean
  origins: PaymentOrigins
  vendorHosts: VendorHosts
  nonce: string
}

/** Makes the renderer of one site. */
export function createRenderer(brand: Brand, { site, gatewayUrl, assets, isProduction }: RendererOptions) {
  const { sandboxOrigin } = site
  const write = createDocumentWriter({ brand, assets, isProduction })
  const shopWith = (bootstrapData: BootstrapData, fetch: typeof globalThis.fetch) =>
    createShop(brand, site, bootstrapData, serverPlatform(fetch, gatewayUrl))

  function compose({ letsProviderIn, status, handle, origins, ...rest }: Composition): RenderedPage {
    const { vendorHosts, nonce, ...content } = rest
    const ownNonce = letsProviderIn ? nonce : undefined
    const document = write({ ...content, nonce: ownNonce })
    return {
      kind: 'page',
      status,
      handle,
      thirdPartyOrigins: letsProviderIn ? origins.scripts : [],
      paymentHosts: letsProviderIn ? origins.hosts : NO_PAYMENT_HOSTS,
      // The policy of the first page holds for all that are opened from it, the cart with its logos among them.
      pictureOrigins: origins.logos,
      vendorHosts,
      nonce: ownNonce,
      ...document,
    }
  }

  /** A page without content, for when rendering is off or failed: the browser starts from nothing. */
  function shell(address: string, status: number, nonce: string): RenderedPage {
    const table = routes(shopWith(emptyBootstrapData, fetch))
    const handle = handleOf(matchRoutes(table, address) ?? [])
    const origins = allPaymentOrigins(sandboxOrigin)
    const vendorHosts = hostsOfShell(handle, sandboxOrigin)
    const content = { data: { site }, html: '', styles: '' }
    // A result may be the provider's own page or one that is counted: which, the browser finds out (OP-82).
    const letsProviderIn = handle.loadsPaymentProvider || handle.showsPaymentResult || false
    return compose({ status, handle, letsProviderIn, origins, vendorHosts, nonce, ...content })
  }

  /** Renders one address as an anonymous visitor sees it. Throws when the page's data cannot be had. */
  async function page({ address, bootstrapData, bootstrapFile, fetch, signal, nonce }: PageRequest): Promise<Rendered> {
    const shop = shopWith(bootstrapData, fetch)
    const table = routes(shop)
    await loadMatchedRoutes(table, address)
    const handler = createStaticHandler(table)
    const found = await handler.query(new Request(new URL(address, 'http://shop.invalid'), { signal }), {
      // What depends on the visitor is found out in the browser: the server does not know who is asking.
      filterMatchesToLoad: ({ route }) => !isPrivate(route.handle),
    })
    if (found instanceof Response) {
      return { kind: 'redirect', status: found.status, location: found.headers.get('location') ?? '/' }
    }
    const failure = Object.values(found.errors ?? {})[0]
    if (isMissing(failure)) return shell(address, 404, nonce)
    if (failure) throw failure
    if (found.statusCode === 204) return { kind: 'no-content', status: 204 }

    const { html, styles } = await renderTree(
      <SanitizerProvider value={sanitizeOnServer}>
        <Providers shop={shop} isServerRendered>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, found)}
            context={found}
            hydrate={false}
          />
        </Providers>
      </SanitizerProvider>,
      signal,
    )
    const hydration = { loaderData: found.loaderData, errors: null }
    const handle = handleOf(found.matches)
    const { configuration, content } = bootstrapData
    return compose({
      status: found.statusCode,
      handle,
      letsProviderIn: handle.loadsPaymentProvider ?? false,
      origins: paymentOrigins(configuration.paymentProvider, sandboxOrigin),
      vendorHosts: hostsFor(handle)(configuration, sandboxOrigin),
      nonce,
      data: { site, rendered: { bootstrapFile, page: handle.page, hydration } },
      culture: configuration.cultureName,
      icon: content.seo?.faviconIcon,
      html,
      styles,
      page: handle.page,
    })
  }

  /** The one form of an address under which its page is cached for all visitors; nothing when the page is not for all. */
  function cacheAddressOf(address: string, bootstrapData: BootstrapData): string | undefined {
    const shop = shopWith(bootstrapData, fetch)
    return cacheAddress(address, routes(shop), shop.config.categoryRoutes)
  }

  /** The route of an address as the table of pages has it, such as `/search-result/:searchQuery`: no word of a visitor's is in it. */
  function routePattern(address: string): string {
    const table = routes(shopWith(emptyBootstrapData, fetch))
    return matchRoutes(table, address)?.at(-1)?.route.path ?? '*'
  }

  return { page, shell, cacheAddress: cacheAddressOf, routePattern }
}

/** Which vendors a page lets in: beside a payment and beside account data no script counts. */
function hostsFor({ loadsPaymentProvider, holdsAccountData }: PageHandle) {
  if (loadsPaymentProvider) return paymentVendorHosts
  return holdsAccountData ? captchaHostsOf : vendorHostsOf
}

/** The same for a page that is sent before the shop's configuration is known. */
function hostsOfShell({ loadsPaymentProvider, holdsAccountData }: PageHandle, sandboxOrigin: string | undefined) {
  if (loadsPaymentProvider) return NO_VENDOR_HOSTS
  return holdsAccountData ? allCaptchaHosts(sandboxOrigin) : allVendorHosts(sandboxOrigin)
}

const isPrivate = (handle: unknown) => (handle as PageHandle | undefined)?.private === true
