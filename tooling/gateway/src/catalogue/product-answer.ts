import type { InferInput } from 'valibot'
import type { productSchema } from '@shop/domain/product.ts'
import type { MoneyStyle } from '../money/format.ts'
import { toPriceResponse, toPromoResponse } from '../money/price-response.ts'
import type { PriceSeed, ProductSeed, VariationSeed } from '../seed/shop-seed.ts'

type ProductAnswer = InferInput<typeof productSchema>

const pricing = (price: PriceSeed | null, style: MoneyStyle) => {
  const promo = price ? toPromoResponse(price, style) : undefined
  return {
    priceResponse: price ? toPriceResponse(price, style) : undefined,
    productPromoResponse: promo,
    isOnPromotion: promo !== undefined,
  }
}

const toVariation = (variation: VariationSeed, product: ProductSeed, style: MoneyStyle) => ({
  attributes: variation.attributes,
  id: variation.id,
  itemNumber: variation.itemNumber,
  images: variation.pictures.length > 0 ? variation.pictures : product.pictures,
  ...pricing(variation.price ?? product.price, style),
})

/** An article as the catalogue's calls answer it, without its related articles (documents: 3 entities, Product). */
export function toProduct(product: ProductSeed, style: MoneyStyle): ProductAnswer {
  const { pictures, variations, price } = product
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
    ...pricing(price, style),
  }
}
