import type { Gateway } from '@shop/api-client'
import type { Configuration } from '@shop/domain/configuration.ts'
import type { Product } from '@shop/domain/product.ts'

export type Products = readonly Product[]
/** Lists that are known are there at once, others are on their way; the promise rejects with GatewayFailure. */
export type MaybeKnown = Products | Promise<Products>

/** How long a list may be shown again without asking, in milliseconds: long enough for Back, too short for old prices. */
const FRESH_FOR = 120_000
const MOST_KEPT = 30

/** The lists of products a visitor looks at: each is fetched whole and once, so that Back and "show more" are instant (OP-73). */
export function createProductLists({ catalogue, content }: Gateway, configuration: Configuration, now: () => number) {
  const kept = new Map<string, { products: Products; until: number }>()

  const list = (name: string, ask: () => Promise<Products>): MaybeKnown => {
    const known = kept.get(name)
    if (known && known.until > now()) return known.products
    return ask().then((products) => {
      kept.delete(name)
      kept.set(name, { products, until: now() + FRESH_FOR })
      for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
      return products
    })
  }

  const recommendedNumbers = async () => configuration.recommendedProducts ?? (await content.recommendedItemNumbers())

  return {
    /** What stands on the shelf of a category. */
    shelf: (route: string) => list(`shelf ${route}`, () => catalogue.browse(route)),
    /** What fits the words of a search. */
    found: (query: string) => list(`found ${query}`, () => catalogue.search(query)),
    /** What the shop recommends, in its own order; nothing where it recommends nothing (OP-69). */
    recommended: () =>
      list('recommended', async () => {
        if (!configuration.featureFlags.showRecommendedProducts) return []
        const numbers = await recommendedNumbers()
        return inOrder(await catalogue.recommended(numbers), numbers)
      }),
  }
}
export type ProductLists = ReturnType<typeof createProductLists>

/** Products in the order of their item numbers, as far as they exist. */
const inOrder = (products: Products, numbers: readonly string[]) =>
  numbers.flatMap((number) => products.filter(({ itemNumber }) => itemNumber === number))
