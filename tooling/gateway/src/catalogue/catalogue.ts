import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { countOf, has, type BitSet } from '@shop/domain/filters/bit-set.ts'
import { SORT, type Sort } from '@shop/domain/catalogue/sort.ts'
import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { parse } from 'valibot'
import type { Database } from '../database/database.ts'
import {
  cacheableJson,
  cacheableParts,
  cacheableText,
  jsonPart,
  type CachedResponse,
  type JsonPart,
} from '../http/cached-response.ts'
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
    index.add(slice, store.begun.length)
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

/** What follows an article in a list. */
const NEXT = jsonPart('},')
const END = jsonPart('}')

interface AnswerParts {
  categories: CachedResponse
  cached: Cached
  noteUnknown: NoteUnknown
}

function answersFrom(store: ProductStore, index: SearchIndex, parts: AnswerParts): Catalogue {
  const { categories, cached, noteUnknown } = parts
  const join = (positions: readonly number[]): JsonPart[] => {
    const joined: JsonPart[] = []
    positions.forEach((position, place) => {
      const article = store.begun[position]
      if (article) joined.push(article, place === positions.length - 1 ? END : NEXT)
    })
    return joined
  }
  const writeList = (positions: readonly number[], { skip, take, sort, filters } = WHOLE, suggestion?: string) => {
    const list = store.listOf(positions)
    const narrowed = filters || sort === SORT.pricePerUnit ? list.narrow(filters ?? []) : undefined
    const sortsPerUnit = narrowed !== undefined && store.haveOneUnit(narrowed.matching)
    const order = list.sorted(sort === SORT.pricePerUnit && !sortsPerUnit ? SORT.relevance : sort)
    const total = narrowed ? countOf(narrowed.matching) : order.length
    const part = narrowed ? matchingPart(order, narrowed.matching, skip, take) : order.slice(skip, take && skip + take)
    const facets = filters ? `,"facets":${JSON.stringify(narrowed?.facets)},"sortsPerUnit":${sortsPerUnit}` : ''
    const suggestions = suggestion === undefined ? '' : `,"suggestions":[${JSON.stringify(suggestion)}]`
    return cacheableParts([
      jsonPart(`{"total":${total},"products":[`),
      ...join(part),
      jsonPart(`]${facets}${suggestions}}`),
    ])
  }

  const list = (question: string, find: () => Found, asked: ListPart, effort: Effort) => {
    // Values that no article has are left out, because there is no limit to them.
    const part = { ...asked, filters: asked.filters && store.knownFilters(asked.filters) }
    // Empty lists and searches with unknown words are unlimited, so they are not cached.
    let notCached = EMPTY_LIST
    const write = () => {
      const { positions, unknown, suggestion } = find()
      if (positions.length > 0 && unknown.length === 0) return writeList(positions, part)
      notCached = writeList(positions, part, suggestion)
      return undefined
    }
    // A choice is made anew as quickly as it is found, and there are too many of them.
    if (part.filters?.length) return effort(write) ?? notCached
    return (
      cached(`${part.skip} ${part.take} ${part.sort} ${part.filters !== undefined} ${question}`, () => effort(write)) ??
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
        cacheableParts(
          [
            store.begun[position] ?? [],
            jsonPart(',"relatedProducts":['),
            join(related(position)),
            jsonPart(`],"legal":${store.legal(position)}}`),
          ].flat(),
        ),
      )
    },
  }
}

/** Returns a part of the positions that match, in their order. */
function matchingPart(order: readonly number[], matching: BitSet, skip: number, take = Infinity): number[] {
  const part: number[] = []
  let before = 0
  for (const position of order) {
    if (!has(matching, position) || before++ < skip) continue
    if (part.push(position) === take) break
  }
  return part
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
