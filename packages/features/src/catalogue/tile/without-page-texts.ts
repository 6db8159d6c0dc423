import type { RelatedProduct } from '@shop/domain/catalogue/product.ts'

/**
 * Removes what only the product's own page shows, below its price, and what search engines read there. It is a quarter of a
 * list's data.
 */
export const withoutPageTexts = <Shown extends RelatedProduct>(product: Shown): Shown => ({
  ...product,
  marketingDescription: '',
  productAttributes: {},
  metaDescription: '',
  metaKeywords: '',
})
