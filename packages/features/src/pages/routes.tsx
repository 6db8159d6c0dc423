import { hyphenatedPath, type CategoryRoute } from '@shop/domain/category-routes.ts'
import { canonicalChoiceQuery } from '@shop/domain/variation-address.ts'
import { canonicalListQuery } from '../catalogue/list-address.ts'
import type { PageHandle } from '../runtime/navigation/page-handle.ts'
import { redirect, type LoaderFunctionArgs, type RouteObject } from '../runtime/navigation/router.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { LoadingPage } from '../shell/page-progress.tsx'
import { Shell } from '../shell/shell.tsx'
import type { Shop } from '../shop.ts'
import { loadRecommended } from './shop/load-recommended.ts'
import { searchFormLoader } from './search-form-loader.ts'
import { NotFoundPage, notFoundLoader } from './service/not-found-page.tsx'

/** Cart and checkout: light colours, no menu, the mini-cart stays shut (SHELL-14 to SHELL-16). */
const checkoutHandle: PageHandle = { scheme: 'light', hidesMenu: true, hidesMiniCart: true, private: true }
const payment: PageHandle = { ...checkoutHandle, checkoutHeader: true, loadsPaymentProvider: true }

/** For what only leads on. */
const wholeQuery = (search: URLSearchParams) => (search.size > 0 ? `?${search}` : '')

/** The table of all pages, in the order of docs/requirements.md (ROUTE-01 to ROUTE-26). */
export function routes(shop: Shop): RouteObject[] {
  const { categoryRoutes, configuration } = shop.config
  const pages: RouteObject[] = [
    { path: '/', handle: { page: 'shop/home-page', listsProducts: true }, lazy: home(shop) },
    { path: '/search-result', handle: { query: wholeQuery }, loader: searchFormLoader },
    {
      path: '/search-result/:searchQuery',
      handle: { page: 'shop/search-page', listsProducts: true, query: canonicalListQuery },
      lazy: search(shop),
    },
    {
      path: '/recommended-products',
      handle: { page: 'shop/recommended-page', listsProducts: true, query: canonicalListQuery },
      lazy: recommended(shop),
    },
    { path: '/cart', handle: { ...checkoutHandle, page: 'cart/cart-page' }, lazy: cart },
    {
      path: '/checkout',
      handle: { ...checkoutHandle, page: 'checkout/checkout-page', checkoutHeader: true },
      lazy: checkout,
    },
    {
      path: '/payments/:transactionId/:correlationId?',
      handle: { ...payment, page: 'checkout/payment-page' },
      lazy: paymentPage,
    },
    {
      path: '/order-confirmation/:transactionId/:correlationId?',
      handle: { private: true, loadsPaymentProvider: true, page: 'checkout/order-confirmation-page' },
      lazy: orderConfirmation,
    },
    ...['/customer-service/:url?', '/information/:url?'].map((path) => ({
      path,
      handle: { page: 'service/service-page' },
      lazy: service(shop),
    })),
    ...['/subscribe', '/nyhetsbrev'].map((path) => ({
      path,
      handle: { page: 'service/newsletter-page' },
      lazy: newsletter,
    })),
    { path: '/404', loader: notFoundLoader, Component: NotFoundPage },
    {
      path: '/order-failed/:transactionId',
      handle: { private: true, page: 'checkout/order-failed-page' },
      lazy: orderFailed,
    },
    { path: '/account/login', handle: { page: 'account/login-page', private: true }, lazy: login },
    {
      path: '/account/logoutSuccess',
      handle: { page: 'account/logged-out-page', private: true },
      lazy: loggedOut,
    },
    { path: '/error', handle: { page: 'service/error-page', private: true }, lazy: error },
    ...categoryRoutes.flatMap((route) => pagesOfCategory(shop, route)),
    {
      path: '/details/:itemNumber',
      handle: { page: 'shop/product-page', query: canonicalChoiceQuery },
      lazy: product(shop),
    },
    ...(configuration.featureFlags.useEnrichedProductData
      ? [
          {
            path: '/:productUrlKey',
            handle: { page: 'shop/product-page', query: canonicalChoiceQuery },
            lazy: productByKey(shop),
          },
        ]
      : []),
    { path: '*', loader: movedOrMissing(categoryRoutes), Component: NotFoundPage },
  ]
  return [
    {
      Component: Shell,
      children: [{ errorElement: <FailureScreen />, HydrateFallback: LoadingPage, children: pages }],
    },
  ]
}

function pagesOfCategory(shop: Shop, route: CategoryRoute): RouteObject[] {
  return [
    {
      path: route.path,
      handle: { page: 'shop/category-page', listsProducts: true, query: canonicalListQuery },
      lazy: category(shop, route),
    },
    {
      path: `${route.path}/details/:itemNumber`,
      handle: { page: 'shop/product-page', query: canonicalChoiceQuery },
      lazy: product(shop),
    },
  ]
}

/** An old address with underscores has moved for good (ROUTE-25); any other unknown address is nowhere (ROUTE-23). */
const movedOrMissing = (categoryRoutes: readonly CategoryRoute[]) => (args: LoaderFunctionArgs) =>
  movedFor(args, categoryRoutes) ?? notFoundLoader()

const movedFor = ({ request }: LoaderFunctionArgs, categoryRoutes: readonly CategoryRoute[]) => {
  const { pathname, search } = new URL(request.url)
  const target = hyphenatedPath(pathname, categoryRoutes)
  return target === undefined ? undefined : redirect(target + search, 301)
}

const home = (shop: Shop) => async () => ({
  Component: (await import('./shop/home-page.tsx')).HomePage,
  loader: () => loadRecommended(shop),
})
const search = (shop: Shop) => async () => {
  const { SearchPage, searchLoader } = await import('./shop/search-page.tsx')
  return { Component: SearchPage, loader: searchLoader(shop) }
}
const recommended = (shop: Shop) => async () => {
  const { RecommendedPage, recommendedLoader } = await import('./shop/recommended-page.tsx')
  return { Component: RecommendedPage, loader: recommendedLoader(shop) }
}
const service = (shop: Shop) => async () => {
  const { ServicePage, serviceLoader } = await import('./service/service-page.tsx')
  return { Component: ServicePage, loader: serviceLoader(shop) }
}
const newsletter = async () => ({ Component: (await import('./service/newsletter-page.tsx')).NewsletterPage })
const cart = async () => ({ Component: (await import('./cart/cart-page.tsx')).CartPage })
const login = async () => ({ Component: (await import('./account/login-page.tsx')).LoginPage })
const error = async () => ({ Component: (await import('./service/error-page.tsx')).ErrorPage })

const checkout = async () => ({ Component: (await import('./checkout/checkout-page.tsx')).CheckoutPage })
const paymentPage = async () => ({ Component: (await import('./checkout/payment-page.tsx')).PaymentPage })
const orderConfirmation = async () => ({
  Component: (await import('./checkout/order-confirmation-page.tsx')).OrderConfirmationPage,
})
const orderFailed = async () => ({ Component: (await import('./checkout/order-failed-page.tsx')).OrderFailedPage })
const loggedOut = async () => ({ Component: (await import('./account/logged-out-page.tsx')).LoggedOutPage })
const product = (shop: Shop) => async () => {
  const { ProductPage, productLoader, isOtherProduct } = await import('./shop/product-page.tsx')
  return { Component: ProductPage, loader: productLoader(shop), shouldRevalidate: isOtherProduct }
}
/** Also the address of a category may look like a key, when it is written as it once was. */
const productByKey = (shop: Shop) => async () => {
  const page = await product(shop)()
  return {
    ...page,
    loader: (args: LoaderFunctionArgs) => movedFor(args, shop.config.categoryRoutes) ?? page.loader(args),
  }
}
const category = (shop: Shop, route: CategoryRoute) => async () => {
  const { CategoryPage, categoryLoader } = await import('./shop/category-page.tsx')
  return { Component: CategoryPage, loader: categoryLoader(shop, route) }
}
