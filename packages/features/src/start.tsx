// Before any part is shown.
import '@shop/ui/tokens/adopt-server-styles.ts'
import { themeStyleId } from '@shop/ui/tokens/theme.ts'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Providers } from './providers.tsx'
import { loadPage } from './pages/load-page.ts'
import { routes } from './pages/routes.tsx'
import { prefetchPressedProduct } from './pages/shop/prefetch-pressed-product.ts'
import { preloadFollowedPicture } from './pages/shop/preload-followed-picture.ts'
import { loadBootstrapData } from './runtime/config/bootstrap-data.ts'
import { fetchBootstrapFile } from './runtime/config/bootstrap-file.ts'
import type { Brand, Site } from './runtime/config/brand.ts'
import { reportOtherBrand } from './runtime/config/report-other-brand.ts'
import { keepDocumentsApart } from './runtime/navigation/keep-documents-apart.ts'
import { handleOf } from './runtime/navigation/page-handle.tsx'
import { loadRoutesOfPage } from './runtime/navigation/load-matched-routes.ts'
import { createGatewayLoader } from './runtime/gateway/gateway-loader.ts'
import { loadGatewayOnFirstTouch } from './runtime/gateway/load-on-first-touch.ts'
import { browserPlatform } from './runtime/platform/platform.ts'
import { whenIdle, yieldToBrowser } from './rendering/client/yielding.ts'
import { showIcon } from './rendering/client/show-icon.ts'
import { showTypefacesFromNextPage } from './runtime/document/late-typefaces.ts'
import { readPageData, type RenderedData } from './rendering/server/page-data.ts'
import { logUnexpectedError } from './runtime/failures/log-unexpected-error.ts'
import { createBrowserRouter, RouterProvider } from './runtime/navigation/router.ts'
import { StartFailure, StartSpinner } from './shell/start-screens.tsx'
import { USER_COOKIE } from './session/user-storage.ts'
import { anonymousGatewayOptions, createShop, type Shop } from './shop.ts'
import type { TrackedRouter } from './tracking/tracked-shop.ts'

/** Starts the shop of one brand in the page: hydrates the server's HTML, or renders on the client where there is none. */
export async function startShop(brand: Brand) {
  // Reading all the code was one long task; what follows are others.
  await yieldToBrowser()
  const { site, rendered } = readPageData(document)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  if (!document.getElementById(themeStyleId)) {
    const { applyTheme } = await import('@shop/ui/tokens/theme-css.ts')
    applyTheme(brand.theme, brand.fonts)
  }
  const bootstrapData = rendered && (await fetchBootstrapFile(rendered.bootstrapFile))
  await yieldToBrowser()
  // Hydrated with other data than it was rendered with, the page would not be the same.
  if (rendered && bootstrapData)
    await hydrate(createShop(brand, site, bootstrapData, browserPlatform(), false), root, rendered)
  else await renderOnClient(brand, createRoot(root, rootOptions), site)
}

/** Between its steps, each of which a phone feels, the browser can answer a finger. */
async function hydrate(shop: Shop, root: HTMLElement, { page, hydration }: RenderedData) {
  const { brand, configuration } = shop.config
  await yieldToBrowser()
  const table = routes(shop)
  const [restored] = await Promise.all([restoreVisitor(shop), page && loadRoutesOfPage(table, page)])
  await yieldToBrowser()
  // Before the router, whose loaders may ask who is there. React still compares the first picture with the server's.
  shop.openCheckout.start(location.pathname)
  shop.session.getState().begin(restored)
  reportOtherBrand(configuration, brand)
  await yieldToBrowser()
  const router = createBrowserRouter(table, { hydrationData: hydration })
  await yieldToBrowser()
  startTransition(() => {
    hydrateRoot(root, pagesOf(shop, router, { isServerRendered: true }), rootOptions)
  })
  loadGatewayOnFirstTouch(shop.loadGateway)
  await shop.hydration.isOver
  meetPresses(shop, router)
  whenIdle(() => {
    startAnalyticsLazily(shop, router)
    showLateTypefaces(shop, router)
    prefetchProductPage(router)
  })
}

async function renderOnClient(brand: Brand, root: Root, site: Site) {
  // Nothing of the server's is taken over: what stands here from now on listens itself.
  window.beforeHydration?.end()
  root.render(screen(<StartSpinner />))
  const platform = browserPlatform()
  const loadGateway = createGatewayLoader(anonymousGatewayOptions(site, platform))
  try {
    const bootstrapData = await loadBootstrapData(await loadGateway(), site)
    const shop = createShop(brand, site, bootstrapData, platform)
    document.documentElement.lang = bootstrapData.configuration.cultureName
    showIcon(bootstrapData.content?.seo?.faviconIcon, site.gatewayBase)
    reportOtherBrand(bootstrapData.configuration, brand)
    shop.openCheckout.start(location.pathname)
    shop.session.getState().begin(await restoreVisitor(shop))
    const router = createBrowserRouter(routes(shop))
    root.render(pagesOf(shop, router, { isServerRendered: false }))
    meetPresses(shop, router)
    startAnalyticsLazily(shop, router)
    showLateTypefaces(shop, router)
  } catch {
    root.render(screen(<StartFailure onTryAgain={() => void renderOnClient(brand, root, site)} />))
  }
}

/** Asks early for the product that a press leads to, and for its picture. */
function meetPresses(shop: Shop, router: BrowserRouter) {
  prefetchPressedProduct(router, shop)
  preloadFollowedPicture(router, shop.config.site.gatewayBase)
}

/** What an error boundary of ours has caught, the router has reported already. */
const rootOptions = { onCaughtError: () => undefined }

/**
 * Asks for consent and counts, after hydration and in a script of its own. Beside a payment and beside account data it starts
 * nothing; a login there is kept for the next page that counts.
 */
function startAnalyticsLazily(shop: Shop, router: TrackedRouter) {
  if (!shop.config.configuration.consentScriptUrl) return
  const { loadsPaymentProvider, holdsAccountData } = handleOf(router.state.matches)
  keepDocumentsApart(router)
  if (loadsPaymentProvider) return
  const starting = holdsAccountData
    ? import('./tracking/track-login.ts').then(({ rememberLogin }) => void rememberLogin(shop))
    : import('./tracking/start-analytics.ts').then(({ startAnalytics }) => startAnalytics(shop, router))
  starting
    // The shop is whole without it (ERR-06).
    .catch(() => undefined)
}

/** Without its typefaces the shop is whole too. */
const showLateTypefaces = ({ config, platform }: Shop, router: TrackedRouter) =>
  void showTypefacesFromNextPage(config.brand, router, platform.localStorage).catch(() => undefined)

/** From a page full of goods most visitors go on to one of them: its page's code comes while nothing else happens. */
function prefetchProductPage({ state }: TrackedRouter) {
  if (!handleOf(state.matches).listsProducts) return
  void loadPage('shop/product-page').catch(() => undefined)
}

/** Who was here before. A first visit needs no code for that. */
async function restoreVisitor({ platform }: Shop) {
  if (platform.cookies.read(USER_COOKIE) === undefined) return undefined
  const { restoreUser } = await import('./session/restore-user.ts')
  return restoreUser(platform)
}

/** The pages of a shop. */
const pagesOf = (shop: Shop, router: BrowserRouter, { isServerRendered }: { isServerRendered: boolean }) =>
  screen(
    <Providers shop={shop} isServerRendered={isServerRendered}>
      <RouterProvider router={router} onError={logUnexpectedError} />
    </Providers>,
  )
type BrowserRouter = ReturnType<typeof createBrowserRouter>

const screen = (children: ReactNode) => <StrictMode>{children}</StrictMode>
