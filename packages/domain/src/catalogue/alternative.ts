import { hasPrice } from './buying.ts'
import { priceNow } from '../prices/price-view.ts'
import type { Product, RelatedProduct } from './product.ts'

/**
 * Returns the related product that can replace a sold-out one: of the same kind (`partialId`), buyable, nearest in price.
 * Undefined if there is none, or if the gateway sends related products as item numbers only.
 */
export function alternativeTo(product: Product): RelatedProduct | undefined {
  const wanted = priceNow(product) ?? 0
  const distance = (one: RelatedProduct) => Math.abs((priceNow(one) ?? wanted) - wanted)
  const alternatives = product.relatedProducts
    .filter((related) => typeof related !== 'string')
    .filter((related) => isAlike(related, product) && isAvailable(related))
  return [...alternatives].sort((one, other) => distance(one) - distance(other))[0]
}

const isAlike = ({ partialId, id }: RelatedProduct, product: Product) =>
  partialId !== '' && partialId === product.partialId && id !== product.id

const isAvailable = ({ inStock, canAddToCart, priceResponse, variations }: RelatedProduct) =>
  inStock && canAddToCart && [priceResponse, ...variations.map((one) => one.priceResponse)].some(hasPrice)
