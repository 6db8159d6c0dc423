import { applyTheme } from '@shop/ui/tokens/theme-css.ts'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Providers } from './providers.tsx'
import { routes } from './pages/routes.tsx'
import { loadBootstrapData } from './runtime/config/bootstrap-data.ts'
import type { Brand, Site } from './runtime/config/brand.ts'
import type { PageHandle } from './runtime/navigation/page-handle.ts'
import { loadMatchedRoutes } from './runtime/navigation/load-matched-routes.ts'
import { browserPlatform } from './runtime/platform/platform.ts'
import { readPageData, type PageData } from './runtime/document/page-data.ts'
import { logUnexpectedError } from './runtime/failures/log-unexpected-error.ts'
import { createBrowserRouter, RouterProvider } from './runtime/navigation/router.ts'
import { StartFailure, StartSpinner } from './shell/start-screens.tsx'
import { USER_COOKIE } from './session/user-storage.ts'
import { createAnonymousGateway, createShop, type Shop } from './shop.ts'
import type { TrackedRouter } from './tracking/tracked-shop.ts'

/** Wakes the shop of one brand in the page: over the server's HTML, or from nothing where there is none. */
export async function startShop(brand: Brand) {
  const { site, rendered } = readPageData(document)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  applyTheme(brand.theme, brand.fonts)
  if (rendered) await wake(brand, root, site, rendered)
  else await startFromNothing(brand, createRoot(root, told), site)
}

type Rendered = NonNullable<PageData['rendered']>

async function wake(brand: Brand, root: HTMLElement, site: Site, { bootstrapData, hydration }: Rendered) {
  const shop = createShop(brand, site, bootstrapData, browserPlatform(), false)
  const table = routes(shop)
  const [remembered] = await Promise.all([lookUpVisitor(shop), loadMatchedRoutes(table, location)])
  const router = createBrowserRouter(table, { hydrationData: hydration })
  // The stores change right away; React still compares the first picture with the server's, then shows the change.
  shop.session.getState().begin(remembered)
  // In small steps, between which the phone can answer a finger.
  startTransition(() => {
    hydrateRoot(root, pagesOf(shop, router, { isServerRendered: true }), told)
  })
  fetchLikelyPage(router)
  accompany(shop, router)
}

async function startFromNothing(brand: Brand, root: Root, site: Site) {
  root.render(screen(<StartSpinner />))
  const platform = browserPlatform()
  try {
    const bootstrapData = await loadBootstrapData(createAnonymousGateway(site, platform), site)
    const shop = createShop(brand, site, bootstrapData, platform)
    document.documentElement.lang = bootstrapData.configuration.cultureName || site.market.culture
    const router = createBrowserRouter(routes(shop))
    shop.session.getState().begin(await lookUpVisitor(shop))
    root.render(pagesOf(shop, router, { isServerRendered: false }))
    accompany(shop, router)
  } catch {
    root.render(screen(<StartFailure onTryAgain={() => void startFromNothing(brand, root, site)} />))
  }
}

/** What a screen of ours has caught, the router has told already. */
const told = { onCaughtError: () => undefined }

/** Asking for consent and analytics begin after hydration, in a script of their own; never beside a payment. */
function accompany(shop: Shop, router: TrackedRouter) {
  const isPaying = router.state.matches.some(
    ({ route }) => (route.handle as PageHandle | undefined)?.loadsPaymentProvider,
  )
  if (isPaying || !shop.config.configuration.consentScriptUrl) return
  import('./tracking/start-analytics.ts')
    .then(({ startAnalytics }) => startAnalytics(shop, router))
    // The shop is whole without it (ERR-06).
    .catch(() => undefined)
}

/** From a page full of goods most visitors go on to one of them: its page's code comes while nothing else happens. */
function fetchLikelyPage({ state }: TrackedRouter) {
  if (!state.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.listsProducts)) return
  // Safari knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchProductPage)
  else setTimeout(fetchProductPage, 2000)
}

const fetchProductPage = () => void import('./pages/shop/product-page.tsx').catch(() => undefined)

/** Who was here before. A first visit needs no code for that. */
async function lookUpVisitor({ platform }: Shop) {
  if (platform.cookies.read(USER_COOKIE) === undefined) return undefined
  const { restoreUser } = await import('./session/restore-user.ts')
  return restoreUser(platform)
}

/** The pages of a shop. They change at once: in the small steps of a transition an old phone took twice as long. */
const pagesOf = (shop: Shop, router: BrowserRouter, { isServerRendered }: { isServerRendered: boolean }) =>
  screen(
    <Providers shop={shop} isServerRendered={isServerRendered}>
      <RouterProvider router={router} onError={logUnexpectedError} useTransitions={false} />
    </Providers>,
  )
type BrowserRouter = ReturnType<typeof createBrowserRouter>

const screen = (children: ReactNode) => <StrictMode>{children}</StrictMode>
