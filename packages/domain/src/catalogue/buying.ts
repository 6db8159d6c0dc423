import type { PriceResponse } from '../prices/price-response.ts'
import type { Product, Variation } from './product.ts'
import { withVariation } from './variations/variation.ts'

/** Returns whether the gateway sent a price. A price of zero counts, as does one that the shop hides. */
export const hasPrice = (price: PriceResponse | undefined) =>
  price !== undefined && (price.price !== '' || price.priceStr !== '')

type Buyable = Pick<Product, 'canAddToCart' | 'inStock' | 'isConfigurable' | 'priceResponse'> &
  Parameters<typeof withVariation>[0]

/**
 * Returns whether a product can be put into the cart. It is allowed, in stock and has a price, and a configurable product has
 * its variation.
 */
export function canBeBought(product: Buyable, variation?: Variation): boolean {
  if (!product.canAddToCart || !product.inStock) return false
  if (product.isConfigurable && !variation) return false
  return hasPrice(withVariation(product, variation).priceResponse)
}

/** Returns whether a product without options is in stock, but not sold online. */
export const isNotSold = (product: Buyable) => !product.isConfigurable && product.inStock && !canBeBought(product)
