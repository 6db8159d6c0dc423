import type { PageFile } from '../pages/page-files.ts'
import { matchRoutes, type RouteObject } from '../runtime/navigation/router.ts'

/** A state of a page, as a tag of its stories. */
type PageStateTag = 'full' | 'empty' | 'loading' | 'error'

/** The story of a page, as far as the check reads it. */
export interface ToldStory {
  address: string
  tags: readonly string[]
}

/** The states of each page. Forms start empty, which is also what they look like in full. */
export const pageStates: Readonly<Record<PageFile, readonly PageStateTag[]>> = {
  'account/details/address-book-page': ['full', 'empty'],
  'account/access/change-password-page': ['full', 'empty', 'loading', 'error'],
  'account/dashboard-page': ['full', 'empty'],
  'account/details/edit-address-page': ['full', 'empty', 'error'],
  'account/details/edit-contact-page': ['full', 'error'],
  'account/details/favourites-page': ['full', 'empty', 'loading'],
  'account/access/forgot-password-page': ['full', 'empty', 'error'],
  'account/access/logged-out-page': ['full'],
  'account/access/login-page': ['full', 'empty', 'error'],
  'account/details/newsletter-manage-page': ['full', 'empty', 'loading'],
  'account/orders/order-details-page': ['full', 'loading', 'error'],
  'account/orders/order-history-page': ['full', 'empty', 'loading'],
  'account/orders/order-print-page': ['full'],
  'account/details/preferences-page': ['full', 'empty'],
  'account/access/registration-page': ['full', 'empty', 'error'],
  'cart/cart-page': ['full', 'empty', 'loading', 'error'],
  'checkout/checkout-page': ['full', 'empty', 'loading', 'error'],
  'checkout/result/order-confirmation-page': ['full', 'loading', 'error'],
  'checkout/result/order-failed-page': ['full', 'empty', 'loading', 'error'],
  'checkout/payment/payment-page': ['full', 'loading', 'error'],
  'service/accessibility-page': ['full'],
  'service/contact-page': ['full', 'empty', 'loading', 'error'],
  'service/error-page': ['full', 'error'],
  'service/find-order-page': ['full', 'empty', 'loading', 'error'],
  'service/find-order-print-page': ['full'],
  'service/newsletter-page': ['full', 'error'],
  'service/not-found-page': ['full', 'empty'],
  'service/refill-page': ['loading', 'empty', 'error', 'full'],
  'service/service-page': ['full', 'empty', 'loading', 'error'],
  'service/withdrawal-page': ['full', 'empty', 'error'],
  'shop/category-page': ['full', 'empty', 'loading', 'error'],
  'shop/home-page': ['full', 'empty'],
  'shop/product-page': ['full', 'empty', 'loading', 'error'],
  'shop/recommended-page': ['full', 'empty', 'loading', 'error'],
  'shop/search-page': ['full', 'empty', 'loading', 'error'],
}

/** Returns the routes with a page and the states of pages that have no story, each as a line. */
export function missingStories(routes: RouteObject[], stories: readonly ToldStory[]): string[] {
  const shown = stories.flatMap(({ address, tags }) => {
    const route = routeAt(routes, address)
    return route ? [{ route, tags }] : []
  })
  const kinds = new Set(shown.map(({ route }) => kindOf(route)))
  const routesMissing = leaves(routes)
    .filter((route) => !kinds.has(kindOf(route)))
    .map(kindOf)
  const statesMissing = Object.entries(pageStates).flatMap(([file, states]) => {
    const told = new Set(shown.filter(({ route }) => pageOf(route) === file).flatMap(({ tags }) => tags))
    return states.filter((state) => !told.has(state)).map((state) => `${file}: ${state}`)
  })
  return [...new Set(routesMissing), ...statesMissing]
}

const routeAt = (routes: RouteObject[], address: string) =>
  matchRoutes(routes, new URL(address, 'https://shop.example').pathname)?.at(-1)?.route

/** Returns the routes that show a page. A route with a loader alone redirects. */
const leaves = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => {
    if (route.children) return leaves(route.children)
    return route.lazy !== undefined || route.Component ? [route] : []
  })

function pageOf({ handle }: RouteObject): string {
  const page: unknown = typeof handle === 'object' && handle !== null && 'page' in handle ? handle.page : undefined
  return typeof page === 'string' ? page : 'service/not-found-page'
}

/** Returns the page of a route with its variable parts. Categories and the roots of customer service differ in fixed parts only. */
const kindOf = (route: RouteObject) =>
  [pageOf(route), ...(route.path ?? '').split('/').filter((part) => /^[:*]/.test(part))].join(' ')
