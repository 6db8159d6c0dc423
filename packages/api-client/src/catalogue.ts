import { categoriesSchema } from '@shop/domain/category.ts'
import { productListSchema, productSchema } from '@shop/domain/product.ts'
import * as v from 'valibot'
import { found, type Http } from './http.ts'

/** How a product is asked for: by its number, or by the key in its address. */
export type ProductId = { itemNumber: string } | { urlKey: string }

/** The calls for categories and products (documents: 7 catalogue). */
export function catalogueCalls(http: Http) {
  const products = async (
    call: 'search' | 'browse',
    query: Record<string, string> | string[][],
    signal?: AbortSignal,
  ) => (await http.get(`/api/products/${call}`, productListSchema, { query, signal })).products

  const byItemNumbers = async (itemNumbers: readonly string[], ignoreVisibility: boolean, signal?: AbortSignal) => {
    if (itemNumbers.length === 0) return []
    const numbers = itemNumbers.map((itemNumber) => ['ItemNumbers', itemNumber])
    // The gateway's own spelling.
    return products('search', [...numbers, ['IgnoreVisiblity', String(ignoreVisibility)]], signal)
  }

  return {
    /** What fits the words, best first. */
    search: (query: string, signal?: AbortSignal) => products('search', { query }, signal),
    /** What stands on the shelf of a category; `route` is the category's path. */
    browse: (route: string, signal?: AbortSignal) => products('browse', { route }, signal),
    /** Products the shop recommends, also those that are not listed. */
    recommended: (itemNumbers: readonly string[], signal?: AbortSignal) => byItemNumbers(itemNumbers, true, signal),
    /** Products a customer keeps as favourites, as far as they are still listed. */
    favourites: (itemNumbers: readonly string[], signal?: AbortSignal) => byItemNumbers(itemNumbers, false, signal),
    /** One product; refused with 404 when there is none. */
    details: async (product: ProductId, signal?: AbortSignal) =>
      found(
        await http.get('/api/products/details', v.nullish(productSchema), { query: detailsQuery(product), signal }),
      ),
    categories: (signal?: AbortSignal) => http.get('/api/products/categories', categoriesSchema, { signal }),
  }
}

// The one place that decides how a url key is marked as such (OP-8).
const detailsQuery = (product: ProductId) =>
  'urlKey' in product ? { url: product.urlKey } : { itemNumber: product.itemNumber }
