import { CONTENT_UNITS } from '@shop/domain/prices/content.ts'
import * as v from 'valibot'
import { basisPoints, minorUnits, pieces } from './units.ts'

const texts = v.record(v.string(), v.string())

/** The price of one piece. All amounts include VAT. */
export const productPriceSchema = v.object({
  priceMinor: minorUnits,
  /** The lowest price of the last 30 days before a reduction. Shown struck through. */
  regularPriceMinor: v.exactOptional(minorUnits),
  /** The price during a promotion. It counts if it is lower. */
  promoPriceMinor: v.exactOptional(minorUnits),
  /** From `quantity` pieces, one piece costs `priceMinor`. Quantities rise, prices fall. */
  bulk: v.array(v.object({ quantity: pieces, priceMinor: minorUnits })),
})
export type ProductPrice = v.InferOutput<typeof productPriceSchema>

/** What a price is for, such as 6 batteries or 0.5 metres. */
const contentSchema = v.object({
  amount: v.pipe(v.number(), v.minValue(0.001), v.maxValue(1e6)),
  unit: v.picklist(CONTENT_UNITS),
})

/** One buyable variant of a configurable product. All other fields are those of the product. */
const productVariationSchema = v.object({
  id: v.string(),
  itemNumber: v.string(),
  attributes: texts,
  pictures: v.array(v.string()),
  price: v.nullable(productPriceSchema),
  content: v.exactOptional(contentSchema),
  inStock: v.boolean(),
  colorName: v.exactOptional(v.string()),
})
export type ProductVariation = v.InferOutput<typeof productVariationSchema>

const business = v.object({ name: v.string(), address: v.string(), email: v.string() })

/** Who made an article, who answers for it in the European Union, its warnings, and what a battery is made of. */
const legalSchema = v.object({
  manufacturer: v.exactOptional(business),
  responsiblePerson: v.exactOptional(business),
  warnings: v.array(v.string()),
  battery: v.exactOptional(v.object({ chemistry: v.string(), signs: v.string() })),
})

/** An article as the back office stores it. Catalogue and cart derive their answers from it. */
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
  /** The product is in the categories whose `partialIds` contain this. */
  partialId: v.string(),
  /** Addresses of its pictures, the main one first. */
  pictures: v.array(v.string()),
  colorName: v.string(),
  productAttributes: texts,
  configurableAttributes: v.record(v.string(), v.array(v.string())),
  /** The value of each attribute, if the article is a variation. */
  chosenAttributes: v.exactOptional(texts),
  variations: v.array(productVariationSchema),
  /** Null if the product cannot be bought. */
  price: v.nullable(productPriceSchema),
  content: v.exactOptional(contentSchema),
  vatRate: basisPoints,
  inStock: v.boolean(),
  canAddToCart: v.boolean(),
  /** True if people with a hearing loss may buy it without VAT in the UK. */
  vatReliefEligible: v.boolean(),
  /** True if an opened pack cannot be returned. */
  hygieneSealed: v.boolean(),
  /** What else the law wants its offer to say. */
  legal: v.exactOptional(legalSchema),
  isVisible: v.boolean(),
  relatedItemNumbers: v.array(v.string()),
  /** Routes of the categories and subcategories that list it. */
  categoryRoutes: v.array(v.string()),
  /** Words that customers use for it: other names, other makers' names, misspellings. Searched, never shown. */
  keywords: v.array(v.string()),
  /** What lists are filtered by: values by group, in the shop's language. `fits` has battery sizes and hearing-aid systems. */
  facets: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  /** Item numbers that it had before. A search finds it by them. */
  earlierItemNumbers: v.exactOptional(v.array(v.string())),
  /** One of the domain's battery sizes. */
  batterySize: v.exactOptional(v.string()),
})
export type Product = v.InferOutput<typeof productSchema>
