import type { Product } from '@shop/domain/catalogue/product.ts'
import { readChoice } from '@shop/domain/catalogue/variations/variation-address.ts'
import type { CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import type { MaybePromise, Products } from '../catalogue/product-lists.ts'
import type { ShownList } from '../catalogue/shown-list.ts'
import { readListOrigin, type ListOrigin } from '../catalogue/list-origin.ts'
import { paths, searchQueryOf } from '../runtime/navigation/paths.ts'
import { NavigationType } from '../runtime/navigation/router.ts'
import type { ItemList, TrackEvent } from './commerce-event.ts'
import { MAX_ITEMS, type Items } from './items.ts'
import { checkoutStepOf } from './checkout-step.ts'
import { trackableSearchTerm } from './search-term.ts'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'
import { whenIdle } from '../cart/queue.ts'

/** A page view, until the next navigation. */
export interface PageView {
  pathname: string
  /** The events that this page view has already sent. */
  tracked: Set<string>
  /** The item number of the shown variation. */
  shownItem?: string
  isOver: boolean
}

/** The loader data that is tracked. */
interface Loaded {
  list?: ShownList | Promise<ShownList>
  recommended?: MaybePromise<Products | undefined>
  product?: Product | Promise<Product>
}

interface TrackedPage {
  shop: TrackedShop
  items: Items
  state: TrackedRouter['state']
  pageView: PageView
  /** False for a navigation within the page: sorting, more products, a variation. */
  hasMoved: boolean
  track: TrackEvent
}

/** Tracks something of a page view. Rejects if its data could not be loaded. */
export type TrackView = (tracked: TrackedPage) => Promise<void>

/** Tracks what a page shows, once it has loaded. Ignores pages that were left before. */
export const trackPageView: TrackView = async (tracked) => {
  const { state, pageView, hasMoved, track } = tracked
  const { list, recommended, product }: Loaded = Object.assign({}, ...Object.values(state.loaderData))
  if (hasMoved) trackSearch(pageView, track)
  if (hasMoved && state.historyAction === NavigationType.Push) trackSelectItem(tracked)
  if (product) await trackViewItem(tracked, await product)
  const shown = await list
  if (shown?.kind === 'list') trackViewItemList(tracked, shown.products)
  if (isEmpty(shown)) trackViewItemList(tracked, (await recommended) ?? [], RECOMMENDED)
  if (hasMoved) await trackViewCart(tracked)
}

/** Recommended products are shown if there is no list or an empty one. */
const isEmpty = (list: ShownList | undefined) => !list || (list.kind === 'list' && list.total === 0)

function trackSearch({ pathname }: PageView, track: TrackEvent) {
  const words = searchQueryOf(pathname)
  if (words !== undefined) track({ event: 'search', search_term: trackableSearchTerm(words) })
}

/** A product's history state holds the list that it was opened from. */
function trackSelectItem({ shop, items, state, track }: TrackedPage) {
  const origin = readListOrigin(state.location.state)
  const { product } = (state.location.state ?? {}) as { product?: Product }
  if (!origin || !product) return
  track({
    event: 'select_item',
    ecommerce: { ...itemListOf(origin, shop.config.categoryRoutes), items: [items.ofProduct(product)] },
  })
}

async function trackViewItem({ shop, items, state, pageView, track }: TrackedPage, product: Product) {
  const search = new URLSearchParams(state.location.search)
  const named = product.variations.find(({ itemNumber }) =>
    pageView.pathname.endsWith(`/${encodeURIComponent(itemNumber)}`),
  )
  const item = items.ofChoice(product, { ...named?.attributes, ...chosenOnly(readChoice(product, search)) })
  if (pageView.isOver || pageView.shownItem === item.item_id) return
  pageView.shownItem = item.item_id
  const route = shop.config.categoryRoutes.find(({ path }) => pageView.pathname.startsWith(`${path}/details/`))
  const seen = route ? { ...item, item_category: route.title } : item
  track({ event: 'view_item', ecommerce: { ...items.valueOf([seen]), items: [seen] } })
}

const chosenOnly = (choice: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))

/** A longer list is tracked by its new products only. */
function trackViewItemList(
  { shop, items, pageView, track }: TrackedPage,
  products: readonly Product[],
  list = itemListAt(pageView.pathname, shop.config.categoryRoutes),
) {
  const fresh = products
    .map((product, index) => ({ ...items.ofProduct(product), index }))
    .filter((item) => !pageView.tracked.has(item.item_id))
  if (pageView.isOver || fresh.length === 0) return
  for (const { item_id } of fresh) pageView.tracked.add(item_id)
  track({ event: 'view_item_list', ecommerce: { ...list, items: fresh.slice(0, MAX_ITEMS) } })
}

async function trackViewCart(tracked: TrackedPage) {
  const step = await cartShownAt(paths.cart, tracked)
  if (!step) return
  const { coupon: _, ...ecommerce } = step
  tracked.track({ event: 'view_cart', ecommerce })
}

/** Tracks the beginning of a checkout. */
export const trackBeginCheckout: TrackView = async (tracked) => {
  const ecommerce = tracked.hasMoved && (await cartShownAt(paths.checkout, tracked))
  if (ecommerce) tracked.track({ event: 'begin_checkout', ecommerce })
}

/** Returns the cart that a page shows, once no change of it is in flight. Undefined for an empty cart and another page. */
async function cartShownAt(path: string, { shop, items, pageView }: TrackedPage) {
  if (pageView.pathname !== path) return undefined
  const cart = await whenIdle(shop)
  return pageView.isOver || cart.total <= 0 ? undefined : checkoutStepOf(cart, items)
}

const SEARCH: ItemList = { item_list_id: 'search', item_list_name: 'Search results' }
const RECOMMENDED: ItemList = { item_list_id: 'recommended', item_list_name: 'Recommended products' }

/** Returns the list that a page shows, by its path. */
function itemListAt(pathname: string, categoryRoutes: readonly CategoryRoute[]): ItemList {
  if (searchQueryOf(pathname) !== undefined) return SEARCH
  const route = categoryRoutes.find(({ path }) => path === pathname)
  return route ? { item_list_id: route.path.slice(1), item_list_name: route.title } : RECOMMENDED
}

/** Returns the list that a product was opened from. */
function itemListOf(origin: ListOrigin, categoryRoutes: readonly CategoryRoute[]): ItemList {
  if (origin.kind === 'category') return itemListAt(origin.path, categoryRoutes)
  return origin.kind === 'search' ? SEARCH : RECOMMENDED
}
