import type { FoundProducts } from '@shop/api-client'
import { filterProducts } from '@shop/domain/catalogue/filter-products.ts'
import { haveOneUnit, sortProducts } from '@shop/domain/catalogue/sort-products.ts'
import { SORT } from '@shop/domain/catalogue/sort.ts'
import type { ListChoice } from './list-address.ts'

/** Returns the chosen part of a complete list, filtered and in the chosen order. */
export function cutList(found: FoundProducts, choice: ListChoice, cultureName: string): FoundProducts {
  const { skipped, shown, sort, filters } = choice
  const narrowed = filters ? filterProducts(found.products, filters) : found
  const { products } = narrowed
  const sortsPerUnit = haveOneUnit(products)
  const usedSort = sort === SORT.pricePerUnit && !sortsPerUnit ? SORT.relevance : sort
  return {
    ...found,
    ...narrowed,
    products: sortProducts(products, usedSort, cultureName).slice(skipped, skipped + shown),
    total: products.length,
    sortsPerUnit,
  }
}
