import type { FoundProducts } from '@shop/api-client'
import { sortProducts } from '@shop/domain/catalogue/sort-products.ts'
import type { ListChoice } from './list-address.ts'

/** The part of a whole list that a visitor has chosen, in the chosen order. */
export function cutList({ products, total }: FoundProducts, choice: ListChoice, cultureName: string): FoundProducts {
  const { skipped, shown, sort } = choice
  return { products: sortProducts(products, sort, cultureName).slice(skipped, skipped + shown), total }
}
