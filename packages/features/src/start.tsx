// Must run before any styled component is defined.
import '@shop/ui/tokens/adopt-server-styles.ts'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { anonymousGatewayOptions, createShop, type Shop } from './shop.ts'
import { Providers } from './providers.tsx'
import { routes } from './pages/routes.tsx'
import type { User } from '@shop/domain/account/user.ts'
import { applyMissingTheme, completeDocument } from './rendering/client/client-document.ts'
import { onFirstTouch } from './rendering/client/first-touch.ts'
import { showTypefacesFromNextPage } from './rendering/client/late-typefaces.ts'
import { readPageData, type RenderedData } from './rendering/client/page-data.ts'
import { prefetchLinks, preloadNextPage } from './rendering/client/prefetch-links.ts'
import { whenIdle, yieldToBrowser } from './rendering/client/yielding.ts'
import { fetchBootstrapFile } from './runtime/config/bootstrap-file.ts'
import { ignoreDoubledPresses } from './rendering/press/ignore-doubled-presses.ts'
import type { Brand, Site } from './runtime/config/brand.ts'
import { reportOtherBrand } from './runtime/config/report-other-brand.ts'
import { isCodeMissing, reopenOnce } from './runtime/failures/reopen.ts'
import { logUnexpectedError } from './runtime/failures/log-unexpected-error.ts'
import { createGatewayLoader } from './runtime/gateway/gateway-loader.ts'
import { loadRoutesOfPage } from './runtime/navigation/load-matched-routes.ts'
import { createBrowserRouter, RouterProvider } from './runtime/navigation/router.ts'
import { loadCode } from './runtime/platform/load-code.ts'
import { browserPlatform } from './runtime/platform/platform.ts'
import { openVisit } from './session/visit/visit-actions.ts'
import { restoreVisitor } from './session/visit/restore-visitor.ts'
import { StartFailure, StartSpinner } from './shell/start-screens.tsx'
import { loadAnalytics } from './tracking/load-analytics.ts'

/** Starts the shop of one brand in the page. Hydrates the server's HTML, or renders on the client if there is none. */
export async function startShop(brand: Brand) {
  ignoreDoubledPresses()
  // Evaluating the scripts was one long task.
  await yieldToBrowser()
  const { site, rendered } = readPageData(document)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  await applyMissingTheme(brand)
  const bootstrapData = rendered && (await fetchBootstrapFile(rendered.bootstrapFile))
  await yieldToBrowser()
  // Hydration must use the data the server rendered with, or the markup will not match.
  if (rendered && bootstrapData) {
    const shop = createShop(brand, site, bootstrapData, browserPlatform(), false)
    await hydrate(shop, root, rendered).catch(async (error: unknown) => {
      // The code may be missing. The server's page stays until then, and its links work without code.
      await reopenOnce(shop)
      throw error
    })
  } else await renderOnClient(brand, createRoot(root, rootOptions), site)
}

/** Yields between steps, each of them long on a phone, so that input is handled during hydration. */
async function hydrate(shop: Shop, root: HTMLElement, { page, hydration }: RenderedData) {
  await yieldToBrowser()
  const table = routes(shop)
  const [visitor] = await Promise.all([restoreVisitor(shop.platform), page && loadRoutesOfPage(table, page)])
  await yieldToBrowser()
  openFor(visitor, shop)
  await yieldToBrowser()
  if (window.beforeHydration?.isHere() === false) return
  const router = openRouter(table, { hydrationData: hydration })
  const written = pagesOf(shop, router, { isServerRendered: true })
  await yieldToBrowser()
  startTransition(() => {
    hydrateRoot(root, written, rootOptions)
  })
  onFirstTouch(shop.loadGateway)
  await shop.hydration.isOver
  prefetchLinks(router, shop)
  whenIdle(() => {
    startLateParts(shop, router)
    preloadNextPage(router)
  })
}

async function renderOnClient(brand: Brand, root: Root, site: Site) {
  // React replaces what was recorded on. Its elements listen from now on.
  window.beforeHydration?.end()
  root.render(screen(<StartSpinner />))
  const platform = browserPlatform()
  const loadGateway = createGatewayLoader(anonymousGatewayOptions(site, platform))
  try {
    const [gateway, { loadBootstrapData }] = await Promise.all([
      loadGateway(),
      loadCode(() => import('./runtime/config/bootstrap-data.ts')),
    ])
    const bootstrapData = await loadBootstrapData(gateway, site)
    const shop = createShop(brand, site, bootstrapData, platform)
    completeDocument(bootstrapData, site)
    openFor(await restoreVisitor(platform), shop)
    const router = openRouter(routes(shop))
    root.render(pagesOf(shop, router, { isServerRendered: false }))
    prefetchLinks(router, shop)
    startLateParts(shop, router)
  } catch (error) {
    const isReopened = isCodeMissing(error) && (await reopenOnce({ platform, unsent: NOTHING }))
    if (isReopened) return
    root.render(screen(<StartFailure onTryAgain={() => void renderOnClient(brand, root, site)} />))
  }
}

const NOTHING = new Map<string, never>()

/** Creates the router, which follows Back and Forward from now on. */
const openRouter: typeof createBrowserRouter = (...route) => {
  onpopstate = null
  return createBrowserRouter(...route)
}

/** Opens the visit. Comes before the router, whose loaders may ask for the visitor. */
function openFor(visitor: User | undefined, shop: Shop) {
  openVisit(shop, visitor, location.pathname)
  reportOtherBrand(shop.config.configuration, shop.config.brand)
}

/** Starts what a page can be used without. */
function startLateParts(shop: Shop, router: BrowserRouter) {
  loadAnalytics(shop, router)
  void showTypefacesFromNextPage(shop.config.brand, router, shop.platform)
}

/** The router reports every error, so React need not log those that an error boundary has caught. */
const rootOptions = { onCaughtError: () => undefined }

/** The pages of a shop. */
const pagesOf = (shop: Shop, router: BrowserRouter, { isServerRendered }: { isServerRendered: boolean }) =>
  screen(
    <Providers shop={shop} isServerRendered={isServerRendered}>
      <RouterProvider router={router} first={router.state} onError={logUnexpectedError} />
    </Providers>,
  )
type BrowserRouter = ReturnType<typeof createBrowserRouter>

const screen = (children: ReactNode) => <StrictMode>{children}</StrictMode>
