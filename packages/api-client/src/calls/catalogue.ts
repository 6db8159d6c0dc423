import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { productListSchema, productSchema, type Product } from '@shop/domain/catalogue/product.ts'
import { SORT, type Sort } from '@shop/domain/catalogue/sort.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import * as v from 'valibot'
import { orNotFound, type Http } from '../http/http.ts'

/** How a product is asked for: by its number, or by the key in its address. */
export type ProductId = { itemNumber: string } | { urlKey: string }

/** A part of a list. Our own: only for a gateway that says so in its configuration (`sendsPartsOfLists`, OP-73). */
export interface ListPart {
  skip: number
  take: number
  sort: Sort
}

/** How a list of products is asked for: without a part, all of it. */
export interface ListOptions {
  part?: ListPart | undefined
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
    { part, signal }: ListOptions = {},
  ): Promise<FoundProducts> => {
    const asked = { ...query, ...(part && partQuery(part)) }
    const { products, total } = await http.get(`/api/products/${call}`, orEmpty(productListSchema), {
      query: asked,
      signal,
    })
    return { products, total: part ? Math.max(total, products.length) : products.length }
  }

  const byItemNumbers = async (itemNumbers: readonly string[], ignoreVisibility: boolean, signal?: AbortSignal) => {
    if (itemNumbers.length === 0) return []
    const numbers = itemNumbers.map((itemNumber) => ['ItemNumbers', itemNumber])
    // The gateway's own spelling.
    const query = [...numbers, ['IgnoreVisiblity', String(ignoreVisibility)]]
    return (await http.get('/api/products/search', orEmpty(productListSchema), { query, signal })).products
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
    categories: (signal?: AbortSignal) => http.get('/api/products/categories', orEmpty(categoriesSchema), { signal }),
  }
}

const partQuery = ({ skip, take, sort }: ListPart) => ({
  ...(skip > 0 && { skip: String(skip) }),
  take: String(take),
  ...(sort !== SORT.relevance && { sort: String(sort) }),
})

// The one place that decides how a url key is marked as such (OP-8).
const detailsQuery = (product: ProductId) =>
  'urlKey' in product ? { url: product.urlKey } : { itemNumber: product.itemNumber }
