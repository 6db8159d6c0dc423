import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import type { FacetGroup } from '@shop/domain/filters/facets.ts'
import { productNumbered } from '@shop/domain/catalogue/product-numbered.ts'
import { productListAnswerSchema, productSchema, type Product } from '@shop/domain/catalogue/product.ts'
import { searchSuggestionsSchema } from '@shop/domain/catalogue/search-suggestions.ts'
import { SORT, type Sort } from '@shop/domain/catalogue/sort.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import * as v from 'valibot'
import { orNotFound, type Http } from '../http/http.ts'

/** Identifies a product: by its item number, or by the url key in its address. */
export type ProductId = { itemNumber: string } | { urlKey: string }

/** A part of a list. Ours: only for a gateway whose configuration has `sendsPartsOfLists`. */
export interface ListPart {
  skip: number
  take: number
  sort: Sort
  /** What the list is filtered by. Given, the answer says what divides the list. */
  filters?: readonly string[] | undefined
}

/** Options of a product list. Without a part the whole list is requested. */
export interface ListOptions {
  part?: ListPart | undefined
  signal?: AbortSignal | undefined
}

/** The products of a list, best match first, and the number of products in the whole list. */
export interface FoundProducts {
  products: readonly Product[]
  total: number
  /** Ours, optional: other searches, if the gateway does not know all words of this one. */
  suggestions?: readonly string[]
  /** What divides the list without its filters. Absent if the gateway says nothing of it. */
  facets?: readonly FacetGroup[]
  /** Whether the list can be sorted by prices per unit. */
  sortsPerUnit?: boolean
}

/** The calls for categories and products. */
export function catalogueCalls(http: Http) {
  const list = async (
    call: 'search' | 'browse',
    query: Record<string, string>,
    { part, signal }: ListOptions = {},
  ): Promise<FoundProducts> => {
    const asked = [...Object.entries(query), ...(part ? partQuery(part) : [])]
    const { products, total, suggestions, facets, sortsPerUnit } = await http.get(
      `/api/products/${call}`,
      orEmpty(productListAnswerSchema),
      {
        query: asked,
        signal,
      },
    )
    return {
      products,
      total: part ? Math.max(total, products.length) : products.length,
      ...(suggestions.length > 0 && { suggestions }),
      ...(part?.filters && { facets, sortsPerUnit }),
    }
  }

  const byItemNumbers = async (itemNumbers: readonly string[], ignoreVisibility: boolean, signal?: AbortSignal) => {
    if (itemNumbers.length === 0) return []
    const numbers = itemNumbers.map((itemNumber) => ['ItemNumbers', itemNumber])
    // Spelt as the gateway spells it.
    const query = [...numbers, ['IgnoreVisiblity', String(ignoreVisibility)]]
    return (await http.get('/api/products/search', orEmpty(productListAnswerSchema), { query, signal })).products
  }

  return {
    /** Finds products by words, best match first. */
    search: (query: string, options?: ListOptions) => list('search', { query }, options),
    /** Reads the products of a category. `route` is the category's path. */
    browse: (route: string, options?: ListOptions) => list('browse', { route }, options),
    /** Reads recommended products in the order of their numbers, including those that are not listed in the catalogue. */
    recommended: async (itemNumbers: readonly string[], signal?: AbortSignal) => {
      const products = await byItemNumbers(itemNumbers, true, signal)
      const numbered = itemNumbers.flatMap((itemNumber) => productNumbered(itemNumber, products) ?? [])
      // A gateway may write numbers in another way.
      return numbered.length > 0 ? numbered : products
    },
    /** Reads favourite products. Leaves out those that are no longer listed. */
    favourites: (itemNumbers: readonly string[], signal?: AbortSignal) => byItemNumbers(itemNumbers, false, signal),
    /** Reads one product. Rejects as refused with 404 if there is none. */
    details: async (product: ProductId, signal?: AbortSignal) =>
      orNotFound(
        await http.get('/api/products/details', v.nullish(productSchema), { query: detailsQuery(product), signal }),
      ),
    /** Returns searches that begin like one that is being typed. Ours: only where the configuration has `searchSuggestions`. */
    suggestions: async (query: string, signal?: AbortSignal) =>
      (await http.get('/api/search/suggestions', orEmpty(searchSuggestionsSchema), { query: { query }, signal })).words,
    categories: (signal?: AbortSignal) => http.get('/api/products/categories', orEmpty(categoriesSchema), { signal }),
  }
}

const partQuery = ({ skip, take, sort, filters }: ListPart): string[][] => [
  ...(skip > 0 ? [['skip', String(skip)]] : []),
  ['take', String(take)],
  ...(sort !== SORT.relevance ? [['sort', String(sort)]] : []),
  ...(filters ? [['facets', 'true']] : []),
  ...(filters ?? []).map((filter) => ['filter', filter]),
]

// The specification leaves open how a url key is sent. This function alone decides.
const detailsQuery = (product: ProductId) =>
  'urlKey' in product ? { url: product.urlKey } : { itemNumber: product.itemNumber }
