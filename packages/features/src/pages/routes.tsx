import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { canonicalChoiceQuery } from '@shop/domain/catalogue/variation-address.ts'
import { canonicalListQuery } from '../catalogue/list-address.ts'
import { showsOwnResult } from '../payments/providers/own-results.ts'
import type { PageHandle } from '../runtime/navigation/page-handle.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from '../runtime/navigation/router.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { LoadingPage } from '../shell/page-progress.tsx'
import { Shell } from '../shell/shell.tsx'
import type { Shop } from '../shop.ts'
import { loadPage } from './load-page.ts'
import { movedAddress } from './moved-address.ts'
import type { PageFile } from './page-files.ts'
import { pageRoute } from './page-route.ts'
import { prefetchProduct } from './shop/prefetch-product.ts'
import { NotFoundPage, notFoundLoader } from './service/not-found-page.tsx'

/** Cart and checkout: light colours, no menu, the mini-cart stays shut (SHELL-14 to SHELL-16). */
const checkout: PageHandle = { scheme: 'light', hidesMenu: true, hidesMiniCart: true, private: true }
/** What stands about a customer; the marked section is part of it (SES-15, SHELL-25). */
const customers: PageHandle = { customersOnly: true, holdsAccountData: true }
/** The ways into the account and out of it. */
const access: PageHandle = { private: true, holdsAccountData: true }
const account: PageHandle = { ...customers, isAccountSection: true }
/** On paper there is nothing but the page itself (SHELL-16 to SHELL-18). */
const paper: PageHandle = { scheme: 'light', hidesHeaderAndFooter: true, hidesMenu: true }
/** Full of products: most visitors open one of them next. */
const leadsToProduct: PageHandle = { preloadNext: () => loadPage('shop/product-page') }
const list: PageHandle = { ...leadsToProduct, query: canonicalListQuery }

/** For what only leads on. */
const wholeQuery = (search: URLSearchParams) => (search.size > 0 ? `?${search}` : '')

/** The table of all pages, in the order of docs/requirements.md (ROUTE-01 to ROUTE-26). */
export function routes(shop: Shop): RouteObject[] {
  const { categoryRoutes, configuration } = shop.config
  const page = (path: string, file: PageFile, handle?: PageHandle) => pageRoute(shop, path, file, handle)
  const product: PageHandle = { query: canonicalChoiceQuery, prefetch: prefetchProduct(shop) }
  const pages: RouteObject[] = [
    page('/', 'shop/home-page', leadsToProduct),
    { path: '/search-result', handle: { query: wholeQuery }, loader: searchFormLoader(shop) },
    page('/search-result/:searchQuery', 'shop/search-page', list),
    page('/recommended-products', 'shop/recommended-page', list),
    page('/cart', 'cart/cart-page', checkout),
    page('/checkout', 'checkout/checkout-page', { ...checkout, checkoutHeader: true }),
    page('/payments/:transactionId/:correlationId?', 'checkout/payment-page', {
      ...checkout,
      checkoutHeader: true,
      loadsPaymentProvider: true,
    }),
    page('/order-confirmation/:transactionId/:correlationId?', 'checkout/order-confirmation-page', {
      private: true,
      showsPaymentResult: true,
      loadsPaymentProvider:
        takesPayment(configuration) &&
        configuration.paymentProvider !== undefined &&
        showsOwnResult[configuration.paymentProvider],
    }),
    ...['/customer-service', '/information'].flatMap((root) => [
      page(`${root}/contact-us`, 'service/contact-page'),
      page(`${root}/withdrawal`, 'service/withdrawal-page'),
      page(`${root}/accessibility`, 'service/accessibility-page'),
      page(`${root}/:url?`, 'service/service-page'),
    ]),
    page('/subscribe', 'service/newsletter-page'),
    page('/nyhetsbrev', 'service/newsletter-page'),
    { path: '/404', loader: notFoundLoader, Component: NotFoundPage },
    page('/order-failed/:transactionId', 'checkout/order-failed-page', { private: true }),
    page('/account/login', 'account/login-page', access),
    page('/account/create', 'account/registration-page', access),
    page('/account/forgotpassword', 'account/forgot-password-page', access),
    page('/account/changepassword/:userId/:sessionId', 'account/change-password-page', access),
    page('/account/logoutSuccess', 'account/logged-out-page', access),
    page('/account/dashboard', 'account/dashboard-page', account),
    page('/account/edit', 'account/edit-contact-page', account),
    page('/account/addressbook', 'account/address-book-page', account),
    page('/account/addressbook/addedit', 'account/edit-address-page', account),
    page('/newsletter/manage', 'account/newsletter-manage-page', account),
    page('/account/preferences', 'account/preferences-page', customers),
    ...(configuration.featureFlags.allowFavourites
      ? [page('/account/favourites', 'account/favourites-page', customers)]
      : []),
    page('/account/order-history', 'account/order-history-page', account),
    page('/account/order-history/order-details/:orderNumber', 'account/order-details-page', account),
    page('/order-print/:orderNumber', 'account/order-print-page', { ...customers, ...paper }),
    page('/error', 'service/error-page', { private: true, leadsBack: true }),
    ...categoryRoutes.flatMap(({ path }) => [
      page(path, 'shop/category-page', list),
      page(`${path}/details/:itemNumber`, 'shop/product-page', product),
    ]),
    page('/details/:itemNumber', 'shop/product-page', product),
    ...(configuration.featureFlags.useEnrichedProductData
      ? [page('/:productUrlKey', 'shop/product-page', product)]
      : []),
    // An old address has moved; any other unknown address is nowhere (ROUTE-23).
    { path: '*', loader: ({ request }) => movedAddress(shop, request) ?? notFoundLoader(), Component: NotFoundPage },
  ]
  return [
    {
      Component: Shell,
      children: [{ errorElement: <FailureScreen />, HydrateFallback: LoadingPage, children: pages }],
    },
  ]
}

/**
 * A search from a page that is not hydrated yet arrives as a form submission. Without words the response has no content, so
 * that the browser stays on its page (SRCH-02); an address without a form's field leads home.
 */
const searchFormLoader =
  ({ platform }: Shop) =>
  ({ request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams.get('query')
    if (query?.trim()) return redirect(paths.search(query.trim()))
    return query !== null && platform.kind === 'server' ? data(null, { status: 204 }) : redirect(paths.home)
  }
