import { hyphenatedPath, type CategoryPlace } from '@shop/domain/category-routes.ts'
import type { PageHandle } from '../runtime/handle.ts'
import { redirect, type LoaderFunctionArgs, type RouteObject } from '../runtime/router.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { LoadingPage } from '../shell/loading-page.tsx'
import { Shell } from '../shell/shell.tsx'
import type { Shop } from '../shop.ts'
import { loadRecommended } from './recommended.ts'
import { searchFormLoader } from './search-form-loader.ts'
import { NotFoundPage, notFoundLoader } from './not-found-page.tsx'

/** Cart and checkout: light colours, no menu, the mini-cart stays shut (SHELL-14 to SHELL-16). */
const till: PageHandle = { scheme: 'light', hidesMenu: true, hidesMiniCart: true, private: true }
const payment: PageHandle = { ...till, calmHeader: true, loadsProvider: true }

/** The table of all pages, in the order of the documents (2 screens and routes). */
export function routes(shop: Shop): RouteObject[] {
  const { places, configuration } = shop.facts
  const pages: RouteObject[] = [
    { path: '/', handle: { page: 'home-page', leadsToGoods: true }, lazy: home(shop) },
    { path: '/search-result', loader: searchFormLoader },
    { path: '/search-result/:searchQuery', handle: { page: 'search-page', leadsToGoods: true }, lazy: search(shop) },
    {
      path: '/recommended-products',
      handle: { page: 'recommended-page', leadsToGoods: true },
      lazy: recommended(shop),
    },
    { path: '/cart', handle: { ...till, page: 'cart-page' }, lazy: cart },
    { path: '/checkout', handle: { ...till, page: 'checkout-page', calmHeader: true }, lazy: checkout(shop) },
    {
      path: '/payments/:transactionId/:correlationId?',
      handle: { ...payment, page: 'payment-page' },
      lazy: paymentPage(shop),
    },
    {
      path: '/order-confirmation/:transactionId/:correlationId?',
      handle: { private: true, loadsProvider: true, page: 'order-confirmation-page' },
      lazy: orderConfirmation(shop),
    },
    ...['/customer-service/:url?', '/information/:url?'].map((path) => ({
      path,
      handle: { page: 'service-page' },
      lazy: service(shop),
    })),
    ...['/subscribe', '/nyhetsbrev'].map((path) => ({ path, handle: { page: 'newsletter-page' }, lazy: newsletter })),
    { path: '/404', loader: notFoundLoader, Component: NotFoundPage },
    {
      path: '/order-failed/:transactionId',
      handle: { private: true, page: 'order-failed-page' },
      lazy: orderFailed(shop),
    },
    { path: '/account/login', handle: { page: 'login-page', private: true }, lazy: login },
    { path: '/account/logoutSuccess', handle: { page: 'logged-out-page', private: true }, lazy: loggedOut(shop) },
    { path: '/error', handle: { page: 'error-page', private: true }, lazy: error },
    ...places.flatMap((place) => categoryRoutes(shop, place)),
    { path: '/details/:itemNumber', handle: { page: 'product-page' }, lazy: product(shop) },
    ...(configuration.featureFlags.useEnrichedProductData
      ? [{ path: '/:productUrlKey', handle: { page: 'product-page' }, lazy: productByKey(shop) }]
      : []),
    { path: '*', loader: movedOrMissing(places), Component: NotFoundPage },
  ]
  return [
    {
      Component: Shell,
      children: [{ errorElement: <FailureScreen />, HydrateFallback: LoadingPage, children: pages }],
    },
  ]
}

function categoryRoutes(shop: Shop, place: CategoryPlace): RouteObject[] {
  return [
    { path: place.path, handle: { page: 'category-page', leadsToGoods: true }, lazy: category(shop, place) },
    { path: `${place.path}/details/:itemNumber`, handle: { page: 'product-page' }, lazy: product(shop) },
  ]
}

/** An old address with underscores has moved for good (ROUTE-25); any other unknown address is nowhere (ROUTE-23). */
const movedOrMissing = (places: readonly CategoryPlace[]) => (args: LoaderFunctionArgs) =>
  movedFor(args, places) ?? notFoundLoader()

const movedFor = ({ request }: LoaderFunctionArgs, places: readonly CategoryPlace[]) => {
  const { pathname, search } = new URL(request.url)
  const target = hyphenatedPath(pathname, places)
  return target === undefined ? undefined : redirect(target + search, 301)
}

const home = (shop: Shop) => async () => ({
  Component: (await import('./home-page.tsx')).HomePage,
  loader: () => loadRecommended(shop),
})
const search = (shop: Shop) => async () => {
  const { SearchPage, searchLoader } = await import('./search-page.tsx')
  return { Component: SearchPage, loader: searchLoader(shop) }
}
const recommended = (shop: Shop) => async () => {
  const { RecommendedPage, recommendedLoader } = await import('./recommended-page.tsx')
  return { Component: RecommendedPage, loader: recommendedLoader(shop) }
}
const service = (shop: Shop) => async () => {
  const { ServicePage, serviceLoader } = await import('./service-page.tsx')
  return { Component: ServicePage, loader: serviceLoader(shop) }
}
const newsletter = async () => ({ Component: (await import('./newsletter-page.tsx')).NewsletterPage })
const cart = async () => ({ Component: (await import('./cart-page.tsx')).CartPage })
const login = async () => ({ Component: (await import('./login-page.tsx')).LoginPage })
const error = async () => ({ Component: (await import('./error-page.tsx')).ErrorPage })

const checkout = (shop: Shop) => async () => {
  const { CheckoutPage } = await import('./checkout-page.tsx')
  return { Component: () => <CheckoutPage shop={shop} /> }
}
const paymentPage = (shop: Shop) => async () => {
  const { PaymentPage } = await import('./payment-page.tsx')
  return { Component: () => <PaymentPage shop={shop} /> }
}
const orderConfirmation = (shop: Shop) => async () => {
  const { OrderConfirmationPage } = await import('./order-confirmation-page.tsx')
  return { Component: () => <OrderConfirmationPage shop={shop} /> }
}
const orderFailed = (shop: Shop) => async () => {
  const { OrderFailedPage } = await import('./order-failed-page.tsx')
  return { Component: () => <OrderFailedPage shop={shop} /> }
}
const loggedOut = (shop: Shop) => async () => {
  const { LoggedOutPage } = await import('./logged-out-page.tsx')
  return { Component: () => <LoggedOutPage shop={shop} /> }
}
const product = (shop: Shop) => async () => {
  const { ProductPage, productLoader, isOtherProduct } = await import('./product-page.tsx')
  return { Component: ProductPage, loader: productLoader(shop), shouldRevalidate: isOtherProduct }
}
/** Also the address of a category may look like a key, when it is written as it once was. */
const productByKey = (shop: Shop) => async () => {
  const page = await product(shop)()
  return { ...page, loader: (args: LoaderFunctionArgs) => movedFor(args, shop.facts.places) ?? page.loader(args) }
}
const category = (shop: Shop, place: CategoryPlace) => async () => {
  const { CategoryPage, categoryLoader } = await import('./category-page.tsx')
  return { Component: CategoryPage, loader: categoryLoader(shop, place) }
}
