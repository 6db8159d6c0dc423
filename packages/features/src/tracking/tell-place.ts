import type { Product } from '@shop/domain/product.ts'
import { readChoice } from '@shop/domain/variation-address.ts'
import type { MaybeKnown, Products } from '../catalogue/product-lists.ts'
import type { ShownList } from '../catalogue/shown-list.ts'
import { readWay } from '../catalogue/way.ts'
import { paths, searchedFor } from '../runtime/paths.ts'
import { NavigationType } from '../runtime/router.ts'
import type { Say } from './commerce-event.ts'
import type { Visit } from './follow-pages.ts'
import { listAt, listOf, RECOMMENDED } from './item-list.ts'
import { MOST_ITEMS, type Items } from './items.ts'
import { orderingOf } from './ordering.ts'
import { countableWords } from './search-words.ts'
import type { FollowedRouter, FollowedShop } from './followed-shop.ts'

/** What the loaders of pages give, as far as it is worth counting. */
interface Loaded {
  list?: ShownList | Promise<ShownList>
  recommended?: MaybeKnown<Products>
  product?: Product | Promise<Product>
}

interface Told {
  shop: FollowedShop
  items: Items
  state: FollowedRouter['state']
  visit: Visit
  /** False when only the choice within the page has changed: its order, its length, a variation. */
  hasMoved: boolean
  say: Say
}

/** Tells what one page shows, as soon as it is there. What failed to load, or was left before, was not seen. */
export async function tellPlace(told: Told): Promise<void> {
  const { state, visit, hasMoved, say } = told
  const { list, recommended, product }: Loaded = Object.assign({}, ...Object.values(state.loaderData))
  if (hasMoved) tellSearch(visit, say)
  if (hasMoved && state.historyAction === NavigationType.Push) tellChoice(told)
  try {
    if (product) await tellProduct(told, await product)
    const shown = await list
    if (shown?.kind === 'list') tellList(told, shown.products)
    if (recommended && isEmpty(shown)) tellList(told, await recommended, RECOMMENDED)
    if (hasMoved) await tellCart(told)
  } catch {
    // The page says itself what went wrong.
  }
}

/** What is recommended stands where there is no list, or nothing in it. */
const isEmpty = (list: ShownList | undefined) => !list || (list.kind === 'list' && list.total === 0)

function tellSearch({ pathname }: Visit, say: Say) {
  const words = searchedFor(pathname)
  if (words !== undefined) say({ event: 'search', search_term: countableWords(words) })
}

/** A product that was opened from a list brings along which one (SHELL-22). */
function tellChoice({ shop, items, state, say }: Told) {
  const way = readWay(state.location.state)
  const { product } = (state.location.state ?? {}) as { product?: Product }
  if (!way || !product) return
  say({ event: 'select_item', ecommerce: { ...listOf(way, shop.facts.places), items: [items.ofProduct(product)] } })
}

async function tellProduct({ shop, items, state, visit, say }: Told, product: Product) {
  const search = new URLSearchParams(state.location.search)
  const named = product.variations.find(({ itemNumber }) =>
    visit.pathname.endsWith(`/${encodeURIComponent(itemNumber)}`),
  )
  const item = items.ofChoice(product, { ...named?.attributes, ...chosenOnly(readChoice(product, search)) })
  if (visit.isOver || visit.inSight === item.item_id) return
  visit.inSight = item.item_id
  const place = shop.facts.places.find(({ path }) => visit.pathname.startsWith(`${path}/details/`))
  const seen = place ? { ...item, item_category: place.title } : item
  say({ event: 'view_item', ecommerce: { ...items.worth([seen]), items: [seen] } })
}

const chosenOnly = (choice: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))

/** A list that grew tells only of what came with it. */
function tellList(
  { shop, items, visit, say }: Told,
  products: readonly Product[],
  list = listAt(visit.pathname, shop.facts.places),
) {
  const fresh = products
    .map((product, index) => ({ ...items.ofProduct(product), index }))
    .filter((item) => !visit.told.has(item.item_id))
  if (visit.isOver || fresh.length === 0) return
  for (const { item_id } of fresh) visit.told.add(item_id)
  say({ event: 'view_item_list', ecommerce: { ...list, items: fresh.slice(0, MOST_ITEMS) } })
}

/** The cart is told as the gateway knows it, once nothing about it is under way. */
async function tellCart({ shop, items, visit, say }: Told) {
  const { pathname } = visit
  if (pathname !== paths.cart && pathname !== paths.checkout) return
  const cart = await shop.cart.getState().settled()
  if (visit.isOver || cart.total <= 0) return
  const { coupon, ...ordering } = orderingOf(cart, items)
  if (pathname === paths.cart) say({ event: 'view_cart', ecommerce: ordering })
  else say({ event: 'begin_checkout', ecommerce: { ...ordering, ...(coupon && { coupon }) } })
}
