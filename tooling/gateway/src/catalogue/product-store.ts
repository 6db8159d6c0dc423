import { countOf, countOfBoth, NO_POSITIONS, withPosition, type BitSet } from '@shop/domain/filters/bit-set.ts'
import { createFacetIndex, type FacetIndex, type NarrowList } from '@shop/domain/filters/facet-index.ts'
import type { SortKey } from '@shop/domain/catalogue/sort-products.ts'
import type { Sort } from '@shop/domain/catalogue/sort.ts'
import { jsonPart, type JsonPart } from '../http/cached-response.ts'
import type { Product } from '../model/product.ts'
import type { PriceStyle } from '../money/price-style.ts'
import { legalResponse, productResponse } from './product-response.ts'
import { createRankings, sortKeyOf } from './rankings.ts'

/** A list of articles, from which every part, order and choice of filters is taken. */
export interface ArticleList {
  narrow: NarrowList
  /** Returns the positions in one of the shop's sort orders. */
  sorted: (sort: Sort) => readonly number[]
}

/** One shop's articles in memory: serialized, with only the fields that finding them needs. */
export interface ProductStore {
  /** Each article as JSON without its closing brace: details go on with related articles and what the law wants. */
  begun: readonly JsonPart[]
  isVisible: (position: number) => boolean
  inStock: (position: number) => boolean
  related: (position: number) => readonly string[]
  /** What the law wants an article's offer to say, as JSON. */
  legal: (position: number) => string
  /** Positions of a category's visible articles, by its route in lower case. */
  byCategory: ReadonlyMap<string, readonly number[]>
  byNumber: (itemNumber: string) => number | undefined
  byUrlKey: (urlKey: string) => number | undefined
  /** Returns a list of positions, best first. */
  listOf: (positions: readonly number[]) => ArticleList
  knownFilters: FacetIndex['known']
  /** Returns whether all have a price per unit, of one unit. */
  haveOneUnit: (articles: BitSet) => boolean
}

/** Normalizes a category's route: `/Batterier/` and `batterier` are the same. */
export const routeKey = (route: string): string => `/${route.replace(/^\/+|\/+$/g, '')}`.toLowerCase()

/** Creates a store. Articles are added one at a time, so that a large catalogue is never in memory twice. */
export function createProductStore(style: PriceStyle): ProductStore & { add: (product: Product) => void } {
  const begun: JsonPart[] = []
  const facts: (Pick<Product, 'isVisible' | 'inStock' | 'relatedItemNumbers'> & { legal: string })[] = []
  // Most articles of a group have equal ones, which share one string.
  const legals = new Map<string, string>()
  const byCategory = new Map<string, number[]>()
  /** What was prepared of a list lives as long as the list: a category's for ever, four numbers for each of its articles. */
  const lists = new WeakMap<readonly number[], ArticleList>()
  const facets = createFacetIndex()
  /** The articles with a price per unit, by unit. */
  const units = new Map<string, BitSet>()
  const sortKeys: SortKey[] = []
  const rankings = createRankings(sortKeys, style.cultureName)
  const numbers = new Map<string, number>()
  const urlKeys = new Map<string, number>()

  function note(product: Product, position: number) {
    for (const { itemNumber } of [product, ...product.variations]) numbers.set(itemNumber.toLowerCase(), position)
    if (!product.isVisible) return
    urlKeys.set(product.urlKey.toLowerCase(), position)
    for (const route of new Set(product.categoryRoutes.map(routeKey))) {
      const positions = byCategory.get(route) ?? []
      positions.push(position)
      byCategory.set(route, positions)
    }
  }

  function createList(positions: readonly number[]): ArticleList {
    let narrow: NarrowList | undefined
    const orders = new Map<Sort, readonly number[]>()
    return {
      narrow: (filters) => (narrow ??= facets.list(positions))(filters),
      sorted(sort) {
        const order = orders.get(sort) ?? rankings.sorted(positions, sort)
        orders.set(sort, order)
        return order
      },
    }
  }

  return {
    begun,
    byCategory,
    listOf(positions) {
      const list = lists.get(positions) ?? createList(positions)
      lists.set(positions, list)
      return list
    },
    isVisible: (position) => facts[position]?.isVisible ?? false,
    inStock: (position) => facts[position]?.inStock ?? false,
    related: (position) => facts[position]?.relatedItemNumbers ?? [],
    legal: (position) => facts[position]?.legal ?? '{}',
    byNumber: (itemNumber) => numbers.get(itemNumber.toLowerCase()),
    byUrlKey: (urlKey) => urlKeys.get(urlKey.toLowerCase()),
    knownFilters: facets.known,
    haveOneUnit: (articles) => {
      const count = countOf(articles)
      return count > 0 && [...units.values()].some((unit) => countOfBoth(unit, articles) === count)
    },
    add(product) {
      const { isVisible, inStock, relatedItemNumbers } = product
      const response = productResponse(product, style)
      const { priceResponse, isOnPromotion = false } = response
      const position = begun.push(jsonPart(JSON.stringify(response).slice(0, -1))) - 1
      const legal = JSON.stringify(legalResponse(product))
      if (!legals.has(legal)) legals.set(legal, legal)
      facts.push({ isVisible, inStock, relatedItemNumbers, legal: legals.get(legal) ?? legal })
      facets.add({
        facets: product.facets,
        isInStock: inStock,
        isOnOffer: isOnPromotion === true || priceResponse?.isDiscountedProduct === true,
      })
      const unit = priceResponse?.pricePerUnitStr ? product.content?.unit : undefined
      if (unit) units.set(unit, withPosition(units.get(unit) ?? NO_POSITIONS, position))
      sortKeys.push(sortKeyOf(product))
      note(product, position)
    },
  }
}
