import type { FoundProducts, Gateway, ListOptions } from '@shop/api-client'
import type { Configuration } from '@shop/domain/configuration.ts'
import type { Product } from '@shop/domain/product.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { PAGE_SIZE } from './list-address.ts'
import { createRecentCache } from './recent-cache.ts'

export type Products = readonly Product[]
/** What is known is there at once, the rest is on its way; the promise rejects with GatewayFailure. */
export type MaybePromise<Value> = Value | Promise<Value>
/** How much of a list is needed: its beginning in the order of the shop, or all of it. */
export type Extent = 'first page' | 'whole'

type AskForList = (catalogue: Gateway['catalogue'], options: ListOptions) => Promise<FoundProducts>

/**
 * The lists of products a visitor looks at. Of a long one only the first page is asked for until more is needed; then it
 * is fetched whole, once, so that Back, sorting and "show more" are instant (OP-73).
 */
export function createProductLists(loadGateway: LoadGateway, configuration: Configuration, now: () => number) {
  const lists = createRecentCache<FoundProducts>(now)
  const recommendations = createRecentCache<Products>(now)

  const list = (name: string, need: Extent, ask: AskForList) => {
    const known = lists.get(name)
    if (known && (need === 'first page' || isWhole(known))) return known
    return caching(lists, name, fetchList(ask, need === 'first page' ? { take: PAGE_SIZE } : {}))
  }

  async function fetchList(ask: AskForList, options: ListOptions) {
    const { catalogue } = await loadGateway()
    return ask(catalogue, options)
  }

  async function fetchRecommended(): Promise<Products> {
    if (!configuration.featureFlags.showRecommendedProducts) return []
    const { catalogue, content } = await loadGateway()
    const numbers = configuration.recommendedProducts ?? (await content.recommendedItemNumbers())
    return inOrder(await catalogue.recommended(numbers), numbers)
  }

  return {
    /** The products of a category. */
    category: (route: string, need: Extent): MaybePromise<FoundProducts> =>
      list(`category ${route}`, need, (catalogue, options) => catalogue.browse(route, options)),
    /** What fits the words of a search. */
    search: (query: string, need: Extent): MaybePromise<FoundProducts> =>
      list(`search ${query}`, need, (catalogue, options) => catalogue.search(query, options)),
    /** What the shop recommends, in its own order; nothing where it recommends nothing (OP-69). */
    recommended: (): MaybePromise<Products> =>
      recommendations.get('all') ?? caching(recommendations, 'all', fetchRecommended()),
  }
}
export type ProductLists = ReturnType<typeof createProductLists>

async function caching<Value>(
  cache: { set: (name: string, value: Value) => void },
  name: string,
  fetching: Promise<Value>,
) {
  const value = await fetching
  cache.set(name, value)
  return value
}

const isWhole = ({ products, total }: FoundProducts) => products.length >= total

/** Products in the order of their item numbers, as far as they exist. */
const inOrder = (products: Products, numbers: readonly string[]) =>
  numbers.flatMap((number) => products.filter(({ itemNumber }) => itemNumber === number))
