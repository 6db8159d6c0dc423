import * as v from 'valibot'
import { basisPoints, minorUnits, pieces } from './units.ts'

const texts = v.record(v.string(), v.string())

/** What one piece costs; every amount includes VAT. */
export const productPriceSchema = v.object({
  priceMinor: minorUnits,
  /** The lowest price of the last 30 days before a reduction; shown struck through. */
  regularPriceMinor: v.exactOptional(minorUnits),
  /** The price while a promotion runs; it wins when it is lower. */
  promoPriceMinor: v.exactOptional(minorUnits),
  /** From `quantity` pieces up, one piece costs `priceMinor`: rising quantities, falling prices. */
  bulk: v.array(v.object({ quantity: pieces, priceMinor: minorUnits })),
})
export type ProductPrice = v.InferOutput<typeof productPriceSchema>

/** One buyable form of a configurable product. What is absent here is taken from the product it belongs to. */
const productVariationSchema = v.object({
  id: v.string(),
  itemNumber: v.string(),
  attributes: texts,
  pictures: v.array(v.string()),
  price: v.nullable(productPriceSchema),
  inStock: v.boolean(),
  colorName: v.exactOptional(v.string()),
})
export type ProductVariation = v.InferOutput<typeof productVariationSchema>

/** An article as the back office knows it; the catalogue and the cart make their answers of it. */
export const productSchema = v.object({
  id: v.string(),
  itemNumber: v.string(),
  name: v.string(),
  subtitle: v.string(),
  description: v.string(),
  marketingDescription: v.string(),
  marketingShortDescription: v.string(),
  metaTitle: v.string(),
  metaDescription: v.string(),
  metaKeywords: v.string(),
  urlKey: v.string(),
  /** Ties the product to the categories whose `partialIds` contain it. */
  partialId: v.string(),
  /** Addresses of its pictures, the leading one first. */
  pictures: v.array(v.string()),
  colorName: v.string(),
  productAttributes: texts,
  configurableAttributes: v.record(v.string(), v.array(v.string())),
  /** What was chosen of each, where the article is a variation. */
  chosenAttributes: v.exactOptional(texts),
  variations: v.array(productVariationSchema),
  /** Nothing when the product has no price and so cannot be bought. */
  price: v.nullable(productPriceSchema),
  vatRate: basisPoints,
  inStock: v.boolean(),
  canAddToCart: v.boolean(),
  /** Whether people with a hearing loss may buy it without VAT in the UK. */
  vatReliefEligible: v.boolean(),
  /** Whether an opened pack cannot be sent back. */
  hygieneSealed: v.boolean(),
  isVisible: v.boolean(),
  relatedItemNumbers: v.array(v.string()),
  /** Routes of the categories and subcategories that list it. */
  categoryRoutes: v.array(v.string()),
  /** Further words people search it by. */
  keywords: v.array(v.string()),
  /** One of the domain's battery sizes. */
  batterySize: v.exactOptional(v.string()),
})
export type Product = v.InferOutput<typeof productSchema>
