import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { pages, servicePatterns } from '@shop/domain/text/pages.ts'
import { showsOwnResult } from '../payments/providers/own-results.ts'
import type { ShopConfig } from '../runtime/config/shop-config.tsx'
import type { PageHandle } from '../runtime/navigation/page-handle.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from '../runtime/navigation/router.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { LoadingPage } from '../shell/page-progress.tsx'
import { Shell } from '../shell/shell.tsx'
import type { Shop } from '../runtime/state/shop-context.ts'
import type { PageFile } from './page-files.ts'
import { connectRoutes, pageRoute as page, type TableRoute } from './page-route.ts'
import { productIdOf } from './shop/product-id.ts'

/** Cart and checkout: light colours, no menu, and the mini-cart stays closed. */
const checkout: PageHandle = { scheme: 'light', hidesMenu: true, hidesMiniCart: true, private: true }
/** Pages with a customer's data. Only customers open them. */
const customers: PageHandle = { customersOnly: true, holdsAccountData: true }
/** Pages for logging in, registering and resetting a password. */
const access: PageHandle = { private: true, holdsAccountData: true }
const account: PageHandle = { ...customers, isAccountSection: true }
/** A page to be printed: without header, footer and menu. */
const paper: PageHandle = { scheme: 'light', hidesHeaderAndFooter: true, hidesMenu: true }
/** Full of products: most visitors open one of them next. */
const leadsToProduct: PageHandle = { leadsTo: 'shop/product-page' satisfies PageFile }
const product: PageHandle = {
  prefetch: ({ productRequests }, params) => productRequests.prefetch(productIdOf(params)),
}

const service = (servicePage: { pattern: string }, file: PageFile) =>
  servicePatterns(servicePage).map((pattern) => page({ pattern }, file))

/** Returns the routes of a shop for its router. */
export function routes(shop: Shop): RouteObject[] {
  const children = connectRoutes(routeTable(shop.config), shop)
  const pagesOfShop = { errorElement: <FailureScreen />, HydrateFallback: LoadingPage, children }
  return [{ Component: Shell, errorElement: <FailureScreen />, children: [pagesOfShop] }]
}

/** What decides which pages a shop has. */
type RoutedConfig = Pick<ShopConfig, 'categoryRoutes' | 'configuration'>

/** Returns the route table of a shop: all its pages, in the order of docs/requirements.md. */
export function routeTable({ categoryRoutes, configuration }: RoutedConfig): TableRoute[] {
  const { featureFlags, guestOrders, refillMails } = configuration
  const all: TableRoute[] = [
    page(pages.home, 'shop/home-page', leadsToProduct),
    {
      path: pages.searchForm.pattern,
      connect: (shop) => ({ loader: searchFormLoader(shop) }),
    },
    page(pages.search, 'shop/search-page', leadsToProduct),
    page(pages.recommended, 'shop/recommended-page', leadsToProduct),
    page(pages.cart, 'cart/cart-page', checkout),
    page(pages.checkout, 'checkout/checkout-page', { ...checkout, checkoutHeader: true, holdsAccountData: true }),
    page(pages.payment, 'checkout/payment/payment-page', {
      ...checkout,
      checkoutHeader: true,
      loadsPaymentProvider: true,
    }),
    page(pages.orderConfirmation, 'checkout/result/order-confirmation-page', {
      private: true,
      showsPaymentResult: true,
      loadsPaymentProvider:
        takesPayment(configuration) &&
        configuration.paymentProvider !== undefined &&
        showsOwnResult[configuration.paymentProvider],
    }),
    ...service(pages.contact, 'service/contact-page'),
    ...service(pages.withdrawal, 'service/withdrawal-page'),
    ...service(pages.accessibility, 'service/accessibility-page'),
    ...service(pages.customerService, 'service/service-page'),
    ...(guestOrders
      ? [
          page(pages.findOrder, 'service/find-order-page', access),
          page(pages.findOrderPrint, 'service/find-order-print-page', { ...access, ...paper }),
        ]
      : []),
    ...(refillMails ? [page(pages.refill, 'service/refill-page', access)] : []),
    page(pages.newsletter, 'service/newsletter-page'),
    page(pages.swedishNewsletter, 'service/newsletter-page'),
    page(pages.notFound, 'service/not-found-page'),
    page(pages.orderFailed, 'checkout/result/order-failed-page', { private: true }),
    page(pages.login, 'account/access/login-page', access),
    page(pages.register, 'account/access/registration-page', access),
    page(pages.forgotPassword, 'account/access/forgot-password-page', access),
    page(pages.changePassword, 'account/access/change-password-page', access),
    page(pages.logoutSuccess, 'account/access/logged-out-page', access),
    page(pages.dashboard, 'account/dashboard-page', account),
    page(pages.editContact, 'account/details/edit-contact-page', account),
    page(pages.addressBook, 'account/details/address-book-page', account),
    page(pages.editAddress, 'account/details/edit-address-page', account),
    page(pages.manageNewsletter, 'account/details/newsletter-manage-page', account),
    page(pages.preferences, 'account/details/preferences-page', customers),
    ...(featureFlags.allowFavourites ? [page(pages.favourites, 'account/details/favourites-page', customers)] : []),
    page(pages.orderHistory, 'account/orders/order-history-page', account),
    page(pages.orderDetails, 'account/orders/order-details-page', account),
    page(pages.orderPrint, 'account/orders/order-print-page', { ...customers, ...paper }),
    page(pages.error, 'service/error-page', { private: true, leadsBack: true }),
    ...categoryRoutes.flatMap(({ path }) => [
      page({ pattern: path }, 'shop/category-page', leadsToProduct),
      page({ pattern: path + pages.product.pattern }, 'shop/product-page', product),
    ]),
    page(pages.product, 'shop/product-page', product),
    ...(featureFlags.useEnrichedProductData ? [page(pages.productByKey, 'shop/product-page', product)] : []),
    page({ pattern: '*' }, 'service/not-found-page'),
  ]
  return all.map((route) => ({ ...route, caseSensitive: true }))
}

/**
 * Redirects a search that the browser sent as a form, before the page was hydrated. An empty search gets a response without
 * content, so that the browser stays on its page. An address without the form's field leads to the home page.
 */
const searchFormLoader =
  ({ platform }: Shop) =>
  ({ request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams.get('query')
    if (query?.trim()) return redirect(paths.search(query.trim()))
    return query !== null && platform.kind === 'server' ? data(null, { status: 204 }) : redirect(paths.home)
  }
