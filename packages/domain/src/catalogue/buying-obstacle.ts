import { canBeBought } from './buying.ts'
import type { Product } from './product.ts'
import { chooseVariation, type VariationChoice } from './variation.ts'

/** Why a product cannot be put into the cart (PROD-12, PROD-25). */
export type BuyingObstacle =
  | { kind: 'notSold' }
  | { kind: 'soldOut' }
  /** Attributes that still need a value. */
  | { kind: 'chooseFirst'; missing: string[] }
  /** All is chosen, but not made together. */
  | { kind: 'noSuchVariation' }

/** What keeps a visitor from buying a product as chosen; nothing when it may be bought. */
export function buyingObstacle(product: Product, choice: VariationChoice): BuyingObstacle | undefined {
  const variation = chooseVariation(product, choice)
  if (canBeBought(product, variation)) return undefined
  // First: some back ends forbid adding what is sold out.
  if (!product.inStock) return { kind: 'soldOut' }
  if (!product.canAddToCart || !product.isConfigurable || variation) return { kind: 'notSold' }
  const missing = Object.keys(product.configurableAttributes).filter((name) => !choice[name])
  return missing.length > 0 ? { kind: 'chooseFirst', missing } : { kind: 'noSuchVariation' }
}
