import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { shops } from '../database/schema.ts'
import { readDocuments } from '../shops/documents.ts'
import { cacheableJson, cacheableText, type CachedResponse } from '../http/cached-response.ts'
import { readProducts } from './read-products.ts'
import { createResponseCache } from './response-cache.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { createProductStore, routeKey, type ProductStore } from './product-store.ts'

/** One shop's articles, ready to be answered. */
export interface Catalogue {
  categories: CachedResponse
  /** `take` limits how many articles are serialized; the answer's `total` counts them all. */
  search(query: string, take?: number): CachedResponse
  browse(route: string, take?: number): CachedResponse
  /** In the asked order; unknown numbers are left out. */
  byItemNumbers(itemNumbers: readonly string[], ignoreVisibility: boolean): CachedResponse
  details(wanted: { itemNumber: string } | { urlKey: string }): CachedResponse | undefined
}

const MAX_RELATED = 8

/** Reads a shop's articles out of the database and makes them ready. */
export async function loadCatalogue(db: Database, shopId: string): Promise<Catalogue> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId))
  if (!shop) throw new Error(`There is no shop ${shopId}.`)
  const { categories = [] } = await readDocuments(db, shopId)
  const store = createProductStore(shop.settings)
  const index = createSearchIndex(store.inStock)
  for await (const slice of readProducts(db, shopId)) {
    index.add(slice, store.serialized.length)
    slice.forEach(store.add)
  }
  return answersFrom(store, index, cacheableJson(categories))
}

function answersFrom(store: ProductStore, index: SearchIndex, categories: CachedResponse): Catalogue {
  const cached = createResponseCache()
  const join = (positions: readonly number[]) => positions.map((position) => store.serialized[position]).join(',')
  const write = (positions: readonly number[], take = positions.length) =>
    cacheableText(`{"total":${positions.length},"products":[${join(positions.slice(0, take))}]}`)

  const related = (position: number) =>
    store
      .related(position)
      .flatMap((number) => store.byNumber(number) ?? [])
      .filter((other) => other !== position && store.isVisible(other))
      .slice(0, MAX_RELATED)

  return {
    categories,
    search: (query, take) => cached(`search ${take} ${query}`, () => write(index.find(query), take)),
    browse: (route, take) => {
      const key = routeKey(route)
      return cached(`browse ${take} ${key}`, () => write(store.byCategory.get(key) ?? [], take))
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
