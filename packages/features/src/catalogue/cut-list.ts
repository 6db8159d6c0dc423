import type { FoundProducts } from '@shop/api-client'
import { sortProducts } from '@shop/domain/catalogue/sort-products.ts'
import type { ListChoice } from './list-address.ts'

/** Returns the chosen part of a complete list, in the chosen order. */
export function cutList(found: FoundProducts, choice: ListChoice, cultureName: string): FoundProducts {
  const { skipped, shown, sort } = choice
  return { ...found, products: sortProducts(found.products, sort, cultureName).slice(skipped, skipped + shown) }
}
