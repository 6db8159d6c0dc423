import * as v from 'valibot'
import { configurationSchema, type Configuration } from '../shop/configuration.ts'
import { productSchema, type Product, type Variation } from '../catalogue/product.ts'

/** A product as the gateway could send it, with what a test says about it. */
export const aProduct = (said: Record<string, unknown> = {}): Product =>
  v.parse(productSchema, {
    id: '1',
    itemNumber: 'A-1',
    name: 'Soft domes',
    inStock: true,
    priceResponse: { price: 75, priceStr: '75,00 kr.' },
    ...said,
  })

/** One form of a product, by its attributes. */
export const aVariation = (attributes: Record<string, string>, said: Partial<Variation> = {}): Variation => ({
  attributes,
  id: Object.values(attributes).join('-'),
  itemNumber: `A-${Object.values(attributes).join('-')}`,
  images: [],
  priceResponse: undefined,
  productPromoResponse: undefined,
  isOnPromotion: false,
  ...said,
})

/** A shop's configuration, with the flags and values a test says. */
export const aConfiguration = (
  said: Record<string, unknown> = {},
  flags: Record<string, unknown> = {},
): Configuration => v.parse(configurationSchema, { ...said, featureFlags: flags })
