import type { Product } from './product.ts'
import { withVariation } from './variations/variation.ts'

/**
 * Finds the product of an item number. Upper and lower case are equal. The number of a variation gives its product with the
 * variation chosen.
 */
export function productNumbered(itemNumber: string, products: readonly Product[]): Product | undefined {
  const isWanted = (one: { itemNumber: string }) => one.itemNumber.toLowerCase() === itemNumber.toLowerCase()
  const own = products.find(isWanted)
  if (own) return { ...own, itemNumber }
  const parent = products.find(({ variations }) => variations.some(isWanted))
  return parent && withVariation(parent, parent.variations.find(isWanted))
}
