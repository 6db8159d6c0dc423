import * as v from 'valibot'
import { configurationSchema, type Configuration } from '../shop/configuration.ts'
import { productSchema, type Product, type Variation } from '../catalogue/product.ts'

/** Returns a product with the fields that a test sets. */
export const aProduct = (said: Record<string, unknown> = {}): Product =>
  v.parse(productSchema, {
    id: '1',
    itemNumber: 'A-1',
    name: 'Soft domes',
    inStock: true,
    priceResponse: { price: 75, priceStr: '75,00 kr.' },
    ...said,
  })

/** Returns a variation with these attributes and the fields that a test sets. */
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

/** Returns a configuration with the fields and feature flags that a test sets. */
export const aConfiguration = (
  said: Record<string, unknown> = {},
  flags: Record<string, unknown> = {},
): Configuration => v.parse(configurationSchema, { ...said, featureFlags: flags })
