import { categoryPages, underscoreRedirects, type CategoryPlace } from '@shop/domain/category.ts'
import type { PageHandle } from '../runtime/handle.ts'
import { redirect, type RouteObject } from '../runtime/router.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { Shell } from '../shell/shell.tsx'
import type { Shop } from '../shop.ts'
import { notFoundLoader } from './not-found-page.tsx'

/** Cart and checkout: light colours, no menu, the mini-cart stays shut (SHELL-14 to SHELL-16). */
const till: PageHandle = { scheme: 'light', hidesMenu: true, hidesMiniCart: true, private: true }
const payment: PageHandle = { ...till, calmHeader: true, loadsProvider: true }

/** The table of all pages, in the order of the documents (2 screens and routes). */
export function routes(shop: Shop): RouteObject[] {
  const { categories, configuration } = shop.facts
  const pages: RouteObject[] = [
    { path: '/', handle: { page: 'home-page' }, lazy: home },
    { path: '/cart', handle: { ...till, page: 'cart-page' }, lazy: cart },
    { path: '/checkout', handle: { ...till, page: 'checkout-page', calmHeader: true }, lazy: checkout(shop) },
    { path: '/payments/:transactionId/:correlationId?', handle: { ...payment, page: 'payment-page' }, lazy: paymentPage(shop) },
    {
      path: '/order-confirmation/:transactionId/:correlationId?',
      handle: { private: true, loadsProvider: true, page: 'order-confirmation-page' },
      lazy: orderConfirmation(shop),
    },
    { path: '/error', handle: { page: 'error-page', private: true }, lazy: error },
    ...categoryPages(categories).flatMap((place) => categoryRoutes(shop, place)),
    ...underscoreRedirects(categories).map(({ from, to }) => ({ path: from, loader: () => redirect(to, 301) })),
    { path: '/details/:itemNumber', handle: { page: 'product-page' }, lazy: product(shop) },
    ...(configuration.featureFlags.useEnrichedProductData ? [{ path: '/:productUrlKey', handle: { page: 'product-page' }, lazy: product(shop) }] : []),
    { path: '*', handle: { page: 'not-found-page' }, loader: notFoundLoader, lazy: notFound },
  ]
  return [{ Component: Shell, children: [{ errorElement: <FailureScreen />, children: pages }] }]
}

function categoryRoutes(shop: Shop, place: CategoryPlace): RouteObject[] {
  return [
    { path: place.url, handle: { page: 'category-page' }, lazy: category(shop, place) },
    { path: `${place.url}/details/:itemNumber`, handle: { page: 'product-page' }, lazy: product(shop) },
  ]
}

const home = async () => ({ Component: (await import('./home-page.tsx')).HomePage })
const cart = async () => ({ Component: (await import('./cart-page.tsx')).CartPage })
const error = async () => ({ Component: (await import('./error-page.tsx')).ErrorPage })
const notFound = async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage })

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
const product = (shop: Shop) => async () => {
  const { ProductPage, productLoader } = await import('./product-page.tsx')
  return { Component: ProductPage, loader: productLoader(shop) }
}
const category = (shop: Shop, place: CategoryPlace) => async () => {
  const { CategoryPage, categoryLoader } = await import('./category-page.tsx')
  return { Component: CategoryPage, loader: categoryLoader(shop, place) }
}
