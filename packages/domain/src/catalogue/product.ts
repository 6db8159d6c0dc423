import * as v from 'valibot'
import {
  address,
  answerObject,
  flag,
  flagUnless,
  html,
  identifier,
  list,
  maybe,
  number,
  requiredText,
  text,
  texts,
  withList,
} from '../reading/parse.ts'
import { contentSchema } from '../prices/content.ts'
import { priceResponseSchema, promoResponseSchema } from '../prices/price-response.ts'
import { facetGroupSchema } from '../filters/facets.ts'
import { fromRoot } from '../text/paths.ts'
import { legalFactsSchema } from './legal-facts.ts'

/** The address of a picture in a list. Rejects an empty one, so that the list leaves it out. */
const filledAddress = v.pipe(requiredText, v.nonEmpty(), v.transform(fromRoot))

/** A variation of a configurable product that can be bought, such as a dome of one type and size. */
export const variationSchema = answerObject(
  {
    attributes: texts,
    images: list(filledAddress),
    priceResponse: maybe(priceResponseSchema),
    productPromoResponse: maybe(promoResponseSchema),
    isOnPromotion: flag,
    content: maybe(contentSchema),
  },
  {
    id: identifier,
    itemNumber: identifier,
  },
)
export type Variation = v.InferOutput<typeof variationSchema>

/**
 * What lists are filtered by: values by group. Ours, optional. The shop has words for the groups `fits`, `type`, `size` and
 * `colour`; any other name is shown as sent. `fits` has the sizes of batteries (`312`) and the names of hearing-aid systems
 * that a product is for. Values are words of the shop's language.
 */
const facetsSchema = maybe(v.record(v.string(), list(identifier)))

const needed = {
  id: identifier,
  name: requiredText,
}
const others = {
  itemNumber: text,
  description: html,
  subtitle: text,
  marketingDescription: html,
  marketingShortDescription: html,
  imageUrl: address,
  allImages: list(filledAddress),
  partialId: text,
  urlKey: text,
  canAddToCart: flagUnless(true),
  isConfigurable: flag,
  isOnPromotion: flag,
  inStock: flag,
  colorName: text,
  productAttributes: texts,
  configurableAttributes: v.nullish(v.record(v.string(), list(identifier)), {}),
  variations: list(variationSchema),
  metaTitle: text,
  metaDescription: html,
  metaKeywords: text,
  priceResponse: maybe(priceResponseSchema),
  productPromoResponse: maybe(promoResponseSchema),
  content: maybe(contentSchema),
  facets: facetsSchema,
}

const relatedProductSchema = answerObject(others, needed)
export type RelatedProduct = v.InferOutput<typeof relatedProductSchema>

/** A product. Its related products have no related products themselves. Some gateways send only their item numbers. */
export const productSchema = answerObject(
  {
    ...others,
    relatedProducts: list(v.union([relatedProductSchema, identifier])),
    legal: maybe(legalFactsSchema),
  },
  needed,
)
export type Product = v.InferOutput<typeof productSchema>

/**
 * The answer of search and browse. Ours, optional: `total`, the size of the whole list if a part was requested,
 * `suggestions`, searches with known words in place of unknown ones, `facets`, what divides the list, and `sortsPerUnit`, whether
 * all its products have a price per unit, of one unit.
 */
export const productListSchema = answerObject(
  { total: number, suggestions: list(requiredText), facets: list(facetGroupSchema), sortsPerUnit: flag },
  { products: list(productSchema) },
)
/** The same, or the products alone. */
export const productListAnswerSchema = withList('products', productListSchema)
