import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { SORT, type Sort } from '@shop/domain/catalogue/sort.ts'
import type { Database } from '../database/database.ts'
import { cacheableJson, cacheableText, type CachedResponse } from '../http/cached-response.ts'
import { readDocuments } from '../shops/documents.ts'
import { products } from '../shops/shop-tables.ts'
import type { Product } from '../model/product.ts'
import type { Shop } from '../shops/shop.ts'
import { createProductStore, routeKey, type ProductStore } from './product-store.ts'
import type { ResponseCache } from './response-cache.ts'
import { createSearchIndexBuilder, type SearchIndex } from './search-index.ts'

/** The part of a list that is sent, in whole steps (`list-steps.ts`). Without `take` all the rest. The answer's `total` counts the whole list. */
export interface ListPart {
  skip: number
  take: number | undefined
  sort: Sort
}
export const WHOLE: ListPart = { skip: 0, take: undefined, sort: SORT.relevance }

/** Runs the work for a response that is not cached, or throws instead. */
export type Effort = <Result>(work: () => Result) => Result

/** One shop's articles, as responses. */
export interface Catalogue {
  categories: CachedResponse
  search(query: string, part: ListPart, effort: Effort): CachedResponse
  browse(route: string, part: ListPart, effort: Effort): CachedResponse
  /** In the requested order. Unknown numbers are left out. */
  byItemNumbers(itemNumbers: readonly string[], ignoreVisibility: boolean): CachedResponse
  details(wanted: { itemNumber: string } | { urlKey: string }): CachedResponse | undefined
}

const MAX_RELATED = 8

/** Reads a shop's articles from the database. */
export async function loadCatalogue(db: Database, shop: Shop, responses: ResponseCache): Promise<Catalogue> {
  const { categories = [] } = await readDocuments(db, shop.id)
  const store = createProductStore(shop.priceStyle)
  const index = createSearchIndexBuilder(store.inStock)
  for await (const slice of readProducts(db, shop.id)) {
    index.add(slice, store.serialized.length)
    slice.forEach(store.add)
  }
  const cached: Cached = (question, write) =>
    cachedIn(responses, `${shop.id} ${shop.catalogueVersion} ${question}`, write)
  return answersFrom(store, index.build(), cacheableJson(categories), cached)
}

/**
 * Returns the response to a question, from the cache if possible. `write` returns undefined for what is not to be cached.
 */
type Cached = (question: string, write: () => CachedResponse | undefined) => CachedResponse | undefined

function cachedIn(responses: ResponseCache, key: string, write: () => CachedResponse | undefined) {
  const response = responses.get(key) ?? write()
  responses.set(key, response)
  return response
}

/** Not cached by question, because the searches without a result are unlimited. */
const EMPTY_LIST = cacheableText('{"total":0,"products":[]}')

function answersFrom(store: ProductStore, index: SearchIndex, categories: CachedResponse, cached: Cached): Catalogue {
  const join = (positions: readonly number[]) => positions.map((position) => store.serialized[position]).join(',')
  const write = (positions: readonly number[], { skip, take = positions.length, sort } = WHOLE) => {
    const part = store.sorted(positions, sort).slice(skip, skip + take)
    return cacheableText(`{"total":${positions.length},"products":[${join(part)}]}`)
  }

  const list = (question: string, find: () => readonly number[], part: ListPart, effort: Effort) =>
    cached(`${part.skip} ${part.take} ${part.sort} ${question}`, () =>
      effort(() => {
        const positions = find()
        return positions.length > 0 ? write(positions, part) : undefined
      }),
    ) ?? EMPTY_LIST

  const related = (position: number) =>
    store
      .related(position)
      .flatMap((number) => store.byNumber(number) ?? [])
      .filter((other) => other !== position && store.isVisible(other))
      .slice(0, MAX_RELATED)

  return {
    categories,
    search: (query, part, effort) => list(`search ${query}`, () => index.find(query), part, effort),
    browse: (route, part, effort) => {
      const key = routeKey(route)
      return list(`browse ${key}`, () => store.byCategory.get(key) ?? [], part, effort)
    },
    byItemNumbers: (itemNumbers, ignoreVisibility) => {
      const positions = new Set(itemNumbers.flatMap((number) => store.byNumber(number) ?? []))
      return write([...positions].filter((position) => ignoreVisibility || store.isVisible(position)))
    },
    details(wanted) {
      const position = 'urlKey' in wanted ? store.byUrlKey(wanted.urlKey) : store.byNumber(wanted.itemNumber)
      if (position === undefined) return undefined
      return cached(`details ${position}`, () =>
        cacheableText(`${store.serialized[position]?.slice(0, -1)},"relatedProducts":[${join(related(position))}]}`),
      )
    },
  }
}

const SLICE = 500

/** Reads a shop's articles in its order, in slices. */
async function* readProducts(db: Database, shopId: string): AsyncGenerator<readonly Product[]> {
  for (let last = -1; ;) {
    const rows = await db
      .select({ position: products.position, data: products.data })
      .from(products)
      .where(and(eq(products.shopId, shopId), isNull(products.parentId), gt(products.position, last)))
      .orderBy(asc(products.position))
      .limit(SLICE)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map((row) => row.data)
    last = end.position
  }
}
