import type { PriceResponse } from '../prices/price-response.ts'
import type { Product, Variation } from './product.ts'
import { withVariation } from './variation.ts'

/** Whether a price was sent at all; one that is hidden, or nothing, still counts (OP-18). */
export const hasPrice = (price: PriceResponse | undefined) =>
  price !== undefined && (price.price !== '' || price.priceStr !== '')

type Buyable = Pick<Product, 'canAddToCart' | 'inStock' | 'isConfigurable' | 'priceResponse'> &
  Parameters<typeof withVariation>[0]

/** Whether add-to-cart is offered: a price, in stock, allowed, and a variation where one must be chosen (PROD-12, PROD-25). */
export function canBeBought(product: Buyable, variation?: Variation): boolean {
  if (!product.canAddToCart || !product.inStock) return false
  if (product.isConfigurable && !variation) return false
  return hasPrice(withVariation(product, variation).priceResponse)
}
