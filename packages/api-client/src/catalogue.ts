import { categoriesSchema } from '@shop/domain/category.ts'
import { productListSchema, productSchema, type Product } from '@shop/domain/product.ts'
import * as v from 'valibot'
import { orNotFound, type Http } from './http.ts'

/** How a product is asked for: by its number, or by the key in its address. */
export type ProductId = { itemNumber: string } | { urlKey: string }

/** How a list of products is asked for. */
export interface ListOptions {
  /** How many products are enough for now. Our own: a gateway that does not know it sends them all (OP-73). */
  take?: number
  signal?: AbortSignal | undefined
}

/** Products as they were found, best first, and how many there are in all. */
export interface FoundProducts {
  products: readonly Product[]
  total: number
}

/** The calls for categories and products (API-07 to API-10). */
export function catalogueCalls(http: Http) {
  const list = async (
    call: 'search' | 'browse',
    query: Record<string, string>,
    { take, signal }: ListOptions = {},
  ): Promise<FoundProducts> => {
    const asked = take === undefined ? query : { ...query, take: String(take) }
    const { products, total } = await http.get(`/api/products/${call}`, productListSchema, { query: asked, signal })
    const isCut = take !== undefined && total > take
    return { products, total: isCut ? total : products.length }
  }

  const byItemNumbers = async (itemNumbers: readonly string[], ignoreVisibility: boolean, signal?: AbortSignal) => {
    if (itemNumbers.length === 0) return []
    const numbers = itemNumbers.map((itemNumber) => ['ItemNumbers', itemNumber])
    // The gateway's own spelling.
    const query = [...numbers, ['IgnoreVisiblity', String(ignoreVisibility)]]
    return (await http.get('/api/products/search', productListSchema, { query, signal })).products
  }

  return {
    /** What fits the words, best first. */
    search: (query: string, options?: ListOptions) => list('search', { query }, options),
    /** The products of a category; `route` is the category's path. */
    browse: (route: string, options?: ListOptions) => list('browse', { route }, options),
    /** Products the shop recommends, also those that are not listed. */
    recommended: (itemNumbers: readonly string[], signal?: AbortSignal) => byItemNumbers(itemNumbers, true, signal),
    /** Products a customer keeps as favourites, as far as they are still listed. */
    favourites: (itemNumbers: readonly string[], signal?: AbortSignal) => byItemNumbers(itemNumbers, false, signal),
    /** One product; refused with 404 when there is none. */
    details: async (product: ProductId, signal?: AbortSignal) =>
      orNotFound(
        await http.get('/api/products/details', v.nullish(productSchema), { query: detailsQuery(product), signal }),
      ),
    categories: (signal?: AbortSignal) => http.get('/api/products/categories', categoriesSchema, { signal }),
  }
}

// The one place that decides how a url key is marked as such (OP-8).
const detailsQuery = (product: ProductId) =>
  'urlKey' in product ? { url: product.urlKey } : { itemNumber: product.itemNumber }
