import { createGateway, type Gateway } from '@shop/api-client'
import { toCategoryRoutes } from '@shop/domain/catalogue/category-routes.ts'
import { sanitizeOnServer } from '@shop/ui/content/rich-text/rich-text-server.ts'
import { SanitizerProvider } from '@shop/ui/content/rich-text/rich-text.tsx'
import type { ReactNode } from 'react'
import { routes, routeTable } from './pages/routes.tsx'
import { accessOf, accessOfShell, type ThirdPartyAccess } from './pages/third-party-access.ts'
import { Providers } from './providers.tsx'
import { cacheAddress, NOT_FOUND_ADDRESS } from './pages/cache-address.ts'
import {
  createDocumentWriter,
  type Alternate,
  type Assets,
  type DocumentContent,
  type PageDocument,
} from './rendering/server/document.ts'
// oxlint-disable-next-line import/default -- the build returns the finished script as a text
import HEAD_SCRIPT from './rendering/head/main.ts?inline'
import { OLDER_BROWSER_SCRIPT, olderBrowserNotice } from './rendering/server/older-browser.ts'
import { renderRoute, type OtherResponse } from './rendering/server/render-route.tsx'
import type { BootstrapData } from './runtime/config/bootstrap-data.ts'
import type { Brand, Site } from './runtime/config/brand.ts'
import { emptyBootstrapData } from './runtime/config/empty-bootstrap-data.ts'
import { handleOf, type PageHandle } from './runtime/navigation/page-handle.tsx'
import { matchRoutes } from './runtime/navigation/router.ts'
import { serverPlatform, type Platform } from './runtime/platform/platform.ts'
import { EXPECTED_VISITOR_SCRIPT } from './session/visit/expected-visitor.tsx'
import { CLOSED_NOTICE_SCRIPT } from './shell/closed-notice.ts'
import { anonymousGatewayOptions, createShop, type Shop } from './shop.ts'

export { editedLinks, findConsentPage, menuLinks } from './forms/find-consent-page.ts'
export { loadBootstrapData, type BootstrapData } from './runtime/config/bootstrap-data.ts'
export { bootstrapFileText } from './runtime/config/bootstrap-file.ts'
export { allPaymentOrigins, type PaymentHosts } from './payments/providers/provider-origins.ts'
export { allVendorHosts, NO_VENDOR_HOSTS, type VendorHosts } from './runtime/third-parties/vendor-hosts.ts'
export { NOT_FOUND_ADDRESS } from './pages/cache-address.ts'
export type { Alternate, Assets } from './rendering/server/document.ts'

/** Creates a gateway client without a visitor, to load the bootstrap data with. */
export const createAnonymousGateway = (site: Site, platform: Pick<Platform, 'fetch'>): Gateway =>
  createGateway(anonymousGatewayOptions(site, platform))

interface RendererOptions {
  /** As browsers see it. */
  site: Site
  /** The address by which the server reaches the shop's gateway. */
  gatewayUrl: string
  assets: Assets
  /** Search engines may index pages in production only. */
  isProduction: boolean
}

/** One page to be rendered. */
export interface PageRequest {
  /** Path and query, e.g. `/batteries?shown=48`. */
  address: string
  bootstrapData: BootstrapData
  /** The address at which browsers find the bootstrap file (`bootstrapFileText`). */
  bootstrapFile: string
  /** The page in all languages. Search engines are told of them if the page exists. */
  alternates?: readonly Alternate[] | undefined
  fetch: typeof globalThis.fetch
  /** Aborts the render. */
  signal: AbortSignal
  /** A fresh random word, used only by pages that load a payment provider. */
  nonce: string
}

/** A finished page. */
export interface RenderedPage extends PageDocument, Omit<ThirdPartyAccess, 'runsProvider'> {
  kind: 'page'
  status: number
  handle: PageHandle
  /** Set if the provider's own inline scripts may run. */
  nonce: string | undefined
}

/** The response of an address: a page, a redirect, or nothing, so that the browser stays on its page. */
export type Rendered = Exclude<OtherResponse, { kind: 'missing' }> | RenderedPage

interface Composition extends Omit<DocumentContent, 'beforePaintScript'> {
  status: number
  handle: PageHandle
  access: ThirdPartyAccess
  nonce: string
}

/** Creates the renderer of one site. */
export function createRenderer(brand: Brand, { site, gatewayUrl, assets, isProduction }: RendererOptions) {
  const { sandboxOrigin } = site
  const write = createDocumentWriter({
    brand,
    assets,
    isProduction,
    headScript: HEAD_SCRIPT,
  })

  function compose({ status, handle, access: { runsProvider, ...access }, nonce, ...content }: Composition) {
    const ownNonce = runsProvider ? nonce : undefined
    const beforePaintScript =
      OLDER_BROWSER_SCRIPT + CLOSED_NOTICE_SCRIPT + (handle.private ? EXPECTED_VISITOR_SCRIPT : '')
    const document = write({ ...content, beforePaintScript, nonce: ownNonce })
    return { kind: 'page', status, handle, ...access, nonce: ownNonce, ...document } satisfies RenderedPage
  }

  const noticeOf = ({ configuration, messages, content }: BootstrapData) =>
    olderBrowserNotice({
      culture: configuration.cultureName || site.market.culture,
      messages,
      content,
      links: site.fallbacks?.links ?? {},
    })

  /** Returns a page without content, for when rendering is off or has failed: the browser renders on the client. */
  function shell(address: string, status: number, nonce: string): RenderedPage {
    const handle = handleOf(matchRoutes(tableWithoutData, address) ?? [])
    const access = accessOfShell(handle, sandboxOrigin)
    return compose({
      status,
      handle,
      access,
      nonce,
      data: { site },
      html: '',
      olderBrowserNotice: noticeOf(emptyBootstrapData),
      styles: '',
    })
  }

  /** Renders one address as an anonymous visitor sees it. Throws when the page's data cannot be loaded. */
  async function page(request: PageRequest): Promise<Rendered> {
    const { address, bootstrapData, bootstrapFile, alternates, fetch, signal, nonce } = request
    const shop = createShop(brand, site, bootstrapData, serverPlatform(fetch, gatewayUrl))
    const found = await renderRoute(routes(shop), { address, signal, wrap: (pages) => wrapped(shop, pages) })
    if (found.kind === 'missing') return shell(address, 404, nonce)
    if (found.kind !== 'page') return found
    const { status, handle, hydration, html, styles } = found
    const { configuration, content } = bootstrapData
    return compose({
      status,
      handle,
      access: accessOf(handle, configuration, sandboxOrigin),
      nonce,
      data: { site, rendered: { bootstrapFile, page: handle.page, hydration } },
      culture: configuration.cultureName,
      icon: content.seo?.faviconIcon,
      ...(status === 200 && { alternates }),
      html,
      olderBrowserNotice: noticeOf(bootstrapData),
      styles,
      page: handle.page,
    })
  }

  return { page, shell, cacheAddress: cacheAddressOf, routePattern }
}

/** The route table of a shop whose bootstrap data is not known. */
const tableWithoutData = routeTable({ ...emptyBootstrapData, categoryRoutes: [] })

/** Returns the one form of an address under which its page is cached for all visitors, if it may be. */
function cacheAddressOf(
  address: string,
  { categories, configuration, menuFailure }: BootstrapData,
): string | undefined {
  const categoryRoutes = toCategoryRoutes(categories)
  const shared = cacheAddress(address, routeTable({ categoryRoutes, configuration }), categoryRoutes)
  // A not-found page from before would take its place.
  return menuFailure && shared === NOT_FOUND_ADDRESS ? undefined : shared
}

/** Returns the route pattern of an address, such as `/search-result/:searchQuery`: it holds no word of a visitor. */
const routePattern = (address: string): string => matchRoutes(tableWithoutData, address)?.at(-1)?.route.path ?? '*'

const wrapped = (shop: Shop, pages: ReactNode) => (
  <SanitizerProvider value={sanitizeOnServer}>
    <Providers shop={shop} isServerRendered>
      {pages}
    </Providers>
  </SanitizerProvider>
)
