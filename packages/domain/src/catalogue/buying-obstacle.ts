import { canBeBought } from './buying.ts'
import type { Product } from './product.ts'
import { chooseVariation, type VariationChoice } from './variations/variation.ts'

/** Why a product cannot be put into the cart. */
export type BuyingObstacle =
  | { kind: 'notSold' }
  | { kind: 'soldOut' }
  /** `missing` names the attributes that still need a value. */
  | { kind: 'chooseFirst'; missing: string[] }
  /** Every attribute has a value, but no variation has this combination. */
  | { kind: 'noSuchVariation' }

/** Returns why a product cannot be bought as chosen. Undefined if it can be bought. */
export function buyingObstacle(product: Product, choice: VariationChoice): BuyingObstacle | undefined {
  const variation = chooseVariation(product, choice)
  if (canBeBought(product, variation)) return undefined
  // Before `canAddToCart`, which some gateways turn off for products that are sold out.
  if (!product.inStock) return { kind: 'soldOut' }
  if (!product.canAddToCart || !product.isConfigurable || variation) return { kind: 'notSold' }
  const missing = Object.keys(product.configurableAttributes).filter((name) => !choice[name])
  return missing.length > 0 ? { kind: 'chooseFirst', missing } : { kind: 'noSuchVariation' }
}
