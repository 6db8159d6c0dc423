import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { SORT, type Sort } from '@shop/domain/catalogue/sort.ts'
import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { parse } from 'valibot'
import type { Database } from '../database/database.ts'
import { cacheableJson, cacheableText, type CachedResponse } from '../http/cached-response.ts'
import { readDocuments } from '../shops/documents.ts'
import { products } from '../shops/shop-tables.ts'
import type { Product } from '../model/product.ts'
import type { Shop } from '../shops/shop.ts'
import { createProductStore, routeKey, type ProductStore } from './product-store.ts'
import type { ResponseCache } from './response-cache.ts'
import { createSearchIndexBuilder, type Found, type SearchIndex } from './search-index.ts'
import type { UnknownWords } from './unknown-words.ts'

/** The part of a list that is sent, in whole steps (`list-steps.ts`). Without `take` all the rest. The answer's `total` counts the whole list. */
export interface ListPart {
  skip: number
  take: number | undefined
  sort: Sort
  /** What the list is filtered by. Without it the answer has no facets. */
  filters?: readonly string[] | undefined
}
export const WHOLE: ListPart = { skip: 0, take: undefined, sort: SORT.relevance }

/** Runs the work for a response that is not cached, or throws instead. */
export type Effort = <Result>(work: () => Result) => Result

/** One shop's articles, as responses. */
export interface Catalogue {
  categories: CachedResponse
  /** Searches that begin like one that is being typed. */
  suggestions(query: string, effort: Effort): CachedResponse
  search(query: string, part: ListPart, effort: Effort): CachedResponse
  browse(route: string, part: ListPart, effort: Effort): CachedResponse
  /** In the requested order. Unknown numbers are left out. */
  byItemNumbers(itemNumbers: readonly string[], ignoreVisibility: boolean): CachedResponse
  details(wanted: { itemNumber: string } | { urlKey: string }): CachedResponse | undefined
}

const MAX_RELATED = 8

/** Returns a reader of the titles of an article's categories. */
function titlesOf(categories: unknown) {
  const titles = new Map<string, string>()
  for (const { title, url, subcategories } of parse(categoriesSchema, categories)) {
    for (const part of [{ title, url }, ...subcategories]) titles.set(routeKey(part.url), part.title)
  }
  return ({ categoryRoutes }: Product) => categoryRoutes.flatMap((route) => titles.get(routeKey(route)) ?? [])
}

/** What all catalogues of a gateway share. */
interface CatalogueParts {
  responses: ResponseCache
  unknownWords: Pick<UnknownWords, 'note'>
}

/** Reads a shop's articles from the database. */
export async function loadCatalogue(db: Database, shop: Shop, parts: CatalogueParts): Promise<Catalogue> {
  const { responses, unknownWords } = parts
  const { categories = [] } = await readDocuments(db, shop.id)
  const store = createProductStore(shop.priceStyle)
  const index = createSearchIndexBuilder({ inStock: store.inStock, categoriesOf: titlesOf(categories) })
  for await (const slice of readProducts(db, shop.id)) {
    index.add(slice, store.serialized.length)
    slice.forEach(store.add)
  }
  const cached: Cached = (question, write) =>
    cachedIn(responses, `${shop.id} ${shop.catalogueVersion} ${question}`, write)
  const noteUnknown: NoteUnknown = (query, words) => unknownWords.note(shop.id, query, words)
  return answersFrom(store, index.build(), { categories: cacheableJson(categories), cached, noteUnknown })
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

type NoteUnknown = (query: string, words: readonly string[]) => void

const EMPTY_LIST = cacheableText('{"total":0,"products":[]}')

interface AnswerParts {
  categories: CachedResponse
  cached: Cached
  noteUnknown: NoteUnknown
}

function answersFrom(store: ProductStore, index: SearchIndex, parts: AnswerParts): Catalogue {
  const { categories, cached, noteUnknown } = parts
  const join = (positions: readonly number[]) => positions.map((position) => store.serialized[position]).join(',')
  const writeList = (
    positions: readonly number[],
    { skip, take = positions.length, sort, filters } = WHOLE,
    suggestion?: string,
  ) => {
    const narrowed = filters && store.facets.narrow(positions, filters)
    const listed = narrowed?.positions ?? positions
    const sortsPerUnit = (narrowed !== undefined || sort === SORT.pricePerUnit) && store.haveOneUnit(listed)
    const isSorted = sort !== SORT.pricePerUnit || sortsPerUnit
    const part = (isSorted ? store.sorted(listed, sort) : listed).slice(skip, skip + take)
    const facets = narrowed ? `,"facets":${JSON.stringify(narrowed.facets)},"sortsPerUnit":${sortsPerUnit}` : ''
    const suggestions = suggestion === undefined ? '' : `,"suggestions":[${JSON.stringify(suggestion)}]`
    return cacheableText(`{"total":${listed.length},"products":[${join(part)}]${facets}${suggestions}}`)
  }

  const list = (question: string, find: () => Found, asked: ListPart, effort: Effort) => {
    // Values that no article has are left out, because there is no limit to them.
    const part = { ...asked, filters: asked.filters && store.facets.known(asked.filters) }
    // Empty lists and searches with unknown words are unlimited, so they are not cached.
    let notCached = EMPTY_LIST
    const write = () => {
      const { positions, unknown, suggestion } = find()
      if (positions.length > 0 && unknown.length === 0) return writeList(positions, part)
      notCached = writeList(positions, part, suggestion)
      return undefined
    }
    return (
      cached(`${part.skip} ${part.take} ${part.sort} ${part.filters?.join(',')} ${question}`, () => effort(write)) ??
      notCached
    )
  }

  function search(query: string): Found {
    const found = index.find(query)
    noteUnknown(query, found.unknown)
    return found
  }

  const related = (position: number) =>
    store
      .related(position)
      .flatMap((number) => store.byNumber(number) ?? [])
      .filter((other) => other !== position && store.isVisible(other))
      .slice(0, MAX_RELATED)

  return {
    categories,
    suggestions: (query, effort) => effort(() => cacheableJson({ words: index.complete(query) })),
    search: (query, part, effort) => list(`search ${query}`, () => search(query), part, effort),
    browse: (route, part, effort) => {
      const key = routeKey(route)
      return list(`browse ${key}`, () => ({ positions: store.byCategory.get(key) ?? [], unknown: [] }), part, effort)
    },
    byItemNumbers: (itemNumbers, ignoreVisibility) => {
      const positions = new Set(itemNumbers.flatMap((number) => store.byNumber(number) ?? []))
      return writeList([...positions].filter((position) => ignoreVisibility || store.isVisible(position)))
    },
    details(wanted) {
      const position = 'urlKey' in wanted ? store.byUrlKey(wanted.urlKey) : store.byNumber(wanted.itemNumber)
      if (position === undefined) return undefined
      return cached(`details ${position}`, () =>
        cacheableText(
          `${store.serialized[position]?.slice(0, -1)},"relatedProducts":[${join(related(position))}],"legal":${store.legal(position)}}`,
        ),
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
