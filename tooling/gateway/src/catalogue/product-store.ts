import { createFacetIndex, type FacetIndex } from '@shop/domain/catalogue/facet-index.ts'
import type { SortKey } from '@shop/domain/catalogue/sort-products.ts'
import type { Sort } from '@shop/domain/catalogue/sort.ts'
import type { Product } from '../model/product.ts'
import type { PriceStyle } from '../money/price-style.ts'
import { legalResponse, productResponse } from './product-response.ts'
import { createRankings, sortKeyOf } from './rankings.ts'

/** One shop's articles in memory: serialized, with only the fields that finding them needs. */
export interface ProductStore {
  /** Each article as JSON, without related ones. */
  serialized: readonly string[]
  isVisible: (position: number) => boolean
  inStock: (position: number) => boolean
  related: (position: number) => readonly string[]
  /** What the law wants an article's offer to say, as JSON. */
  legal: (position: number) => string
  /** Positions of a category's visible articles, by its route in lower case. */
  byCategory: ReadonlyMap<string, readonly number[]>
  byNumber: (itemNumber: string) => number | undefined
  byUrlKey: (urlKey: string) => number | undefined
  facets: Pick<FacetIndex, 'known' | 'narrow'>
  /** Returns whether all have a price per unit, of one unit. */
  haveOneUnit: (positions: readonly number[]) => boolean
  /** Returns the positions in one of the shop's sort orders. */
  sorted: (positions: readonly number[], sort: Sort) => readonly number[]
}

/** Normalizes a category's route: `/Batterier/` and `batterier` are the same. */
export const routeKey = (route: string): string => `/${route.replace(/^\/+|\/+$/g, '')}`.toLowerCase()

// Node stores a string with letters beyond Latin-1 in two bytes per letter, so such letters are escaped.
const write = (part: unknown) =>
  JSON.stringify(part).replace(
    /[\u0100-\uFFFF]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Creates a store. Articles are added one at a time, so that a large catalogue is never in memory twice. */
export function createProductStore(style: PriceStyle): ProductStore & { add: (product: Product) => void } {
  const serialized: string[] = []
  const facts: (Pick<Product, 'isVisible' | 'inStock' | 'relatedItemNumbers'> & { legal: string })[] = []
  // Most articles of a group have equal ones, which share one string.
  const legals = new Map<string, string>()
  const byCategory = new Map<string, number[]>()
  const facets = createFacetIndex()
  const units: (string | undefined)[] = []
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

  return {
    serialized,
    byCategory,
    isVisible: (position) => facts[position]?.isVisible ?? false,
    inStock: (position) => facts[position]?.inStock ?? false,
    related: (position) => facts[position]?.relatedItemNumbers ?? [],
    legal: (position) => facts[position]?.legal ?? '{}',
    byNumber: (itemNumber) => numbers.get(itemNumber.toLowerCase()),
    byUrlKey: (urlKey) => urlKeys.get(urlKey.toLowerCase()),
    facets,
    haveOneUnit: (positions) => {
      const unit = units[positions[0] ?? -1]
      return unit !== undefined && positions.every((position) => units[position] === unit)
    },
    sorted: (positions, sort) => rankings.sorted(positions, sort),
    add(product) {
      const { isVisible, inStock, relatedItemNumbers } = product
      const response = productResponse(product, style)
      const { priceResponse, isOnPromotion = false } = response
      const position = serialized.push(write(response)) - 1
      const legal = write(legalResponse(product))
      if (!legals.has(legal)) legals.set(legal, legal)
      facts.push({ isVisible, inStock, relatedItemNumbers, legal: legals.get(legal) ?? legal })
      facets.add({
        facets: product.facets,
        isInStock: inStock,
        isOnOffer: isOnPromotion === true || priceResponse?.isDiscountedProduct === true,
      })
      units.push(priceResponse?.pricePerUnitStr ? product.content?.unit : undefined)
      sortKeys.push(sortKeyOf(product))
      note(product, position)
    },
  }
}
