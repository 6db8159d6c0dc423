import type { productSchema } from '@shop/domain/catalogue/product.ts'
import type { Content } from '@shop/domain/prices/content.ts'
import type { InferInput } from 'valibot'
import type { Product, ProductPrice, ProductVariation } from '../model/product.ts'
import { toPriceResponse, toPromoResponse } from '../money/price-response.ts'
import { shownPrice, type PriceStyle } from '../money/price-style.ts'

type ProductResponse = InferInput<typeof productSchema>

const pricing = (
  { price, content }: { price: ProductPrice | null; content?: Content },
  { vatRate }: Product,
  style: PriceStyle,
) => {
  const shown = price && shownPrice(price, vatRate, style)
  const promo = shown ? toPromoResponse(shown, style, content) : undefined
  return {
    priceResponse: shown ? toPriceResponse(shown, style, content) : undefined,
    productPromoResponse: promo,
    isOnPromotion: promo !== undefined,
    ...(content && { content }),
  }
}

/** What a variation has of its own in place of its product's. */
const ownOf = ({ price, content }: ProductVariation) => ({ ...(price && { price }), ...(content && { content }) })

const toVariation = (variation: ProductVariation, product: Product, style: PriceStyle) => ({
  attributes: variation.attributes,
  id: variation.id,
  itemNumber: variation.itemNumber,
  images: variation.pictures.length > 0 ? variation.pictures : product.pictures,
  ...pricing({ ...product, ...ownOf(variation) }, product, style),
})

/** Returns what the law wants an offer to say. Only the details of an article hold it. */
export const legalResponse = ({ hygieneSealed, legal }: Product): ProductResponse['legal'] => ({
  sealedForHygiene: hygieneSealed,
  ...legal,
})

/** Returns an article as the catalogue's calls answer it, without its related articles. */
export function productResponse(product: Product, style: PriceStyle): ProductResponse {
  const { pictures, variations } = product
  return {
    id: product.id,
    itemNumber: product.itemNumber,
    name: product.name,
    description: product.description,
    subtitle: product.subtitle,
    marketingDescription: product.marketingDescription,
    marketingShortDescription: product.marketingShortDescription,
    imageUrl: pictures[0] ?? '',
    allImages: pictures,
    partialId: product.partialId,
    urlKey: product.urlKey,
    canAddToCart: product.canAddToCart,
    isConfigurable: variations.length > 0,
    inStock: product.inStock,
    colorName: product.colorName,
    productAttributes: product.productAttributes,
    configurableAttributes: product.configurableAttributes,
    variations: variations.map((variation) => toVariation(variation, product, style)),
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
    metaKeywords: product.metaKeywords,
    ...pricing(product, product, style),
    ...(product.facets && { facets: product.facets }),
  }
}
