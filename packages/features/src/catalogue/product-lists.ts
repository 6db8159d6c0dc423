import type { FoundProducts, Gateway, ListOptions } from '@shop/api-client'
import type { Configuration } from '@shop/domain/configuration.ts'
import type { Product } from '@shop/domain/product.ts'
import { PAGE_OF_PRODUCTS } from './list-address.ts'
import { createRecentMemory } from './recent-memory.ts'

export type Products = readonly Product[]
/** What is known is there at once, the rest is on its way; the promise rejects with GatewayFailure. */
export type MaybeKnown<Value> = Value | Promise<Value>
/** How much of a list is needed: its beginning in the order of the shop, or all of it. */
export type Need = 'first page' | 'whole'

/**
 * The lists of products a visitor looks at. Of a long one only the first page is asked for until more is needed; then it
 * is fetched whole, once, so that Back, sorting and "show more" are instant (OP-73).
 */
export function createProductLists({ catalogue, content }: Gateway, configuration: Configuration, now: () => number) {
  const lists = createRecentMemory<FoundProducts>(now)
  const recommendations = createRecentMemory<Products>(now)

  const list = (name: string, need: Need, ask: (options: ListOptions) => Promise<FoundProducts>) => {
    const known = lists.recall(name)
    if (known && (need === 'first page' || isWhole(known))) return known
    return keeping(lists, name, ask(need === 'first page' ? { take: PAGE_OF_PRODUCTS } : {}))
  }

  const recommendedNumbers = async () => configuration.recommendedProducts ?? (await content.recommendedItemNumbers())

  async function fetchRecommended(): Promise<Products> {
    if (!configuration.featureFlags.showRecommendedProducts) return []
    const numbers = await recommendedNumbers()
    return inOrder(await catalogue.recommended(numbers), numbers)
  }

  return {
    /** What stands on the shelf of a category. */
    shelf: (route: string, need: Need): MaybeKnown<FoundProducts> =>
      list(`shelf ${route}`, need, (options) => catalogue.browse(route, options)),
    /** What fits the words of a search. */
    found: (query: string, need: Need): MaybeKnown<FoundProducts> =>
      list(`found ${query}`, need, (options) => catalogue.search(query, options)),
    /** What the shop recommends, in its own order; nothing where it recommends nothing (OP-69). */
    recommended: (): MaybeKnown<Products> =>
      recommendations.recall('all') ?? keeping(recommendations, 'all', fetchRecommended()),
  }
}
export type ProductLists = ReturnType<typeof createProductLists>

async function keeping<Value>(
  memory: { keep: (name: string, value: Value) => void },
  name: string,
  fetching: Promise<Value>,
) {
  const value = await fetching
  memory.keep(name, value)
  return value
}

const isWhole = ({ products, total }: FoundProducts) => products.length >= total

/** Products in the order of their item numbers, as far as they exist. */
const inOrder = (products: Products, numbers: readonly string[]) =>
  numbers.flatMap((number) => products.filter(({ itemNumber }) => itemNumber === number))
