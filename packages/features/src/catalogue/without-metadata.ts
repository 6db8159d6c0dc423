import type { RelatedProduct } from '@shop/domain/catalogue/product.ts'

/** Removes the fields that only the product's own page needs, for search engines. They are a tenth of a list's data. */
export const withoutMetadata = <Shown extends RelatedProduct>(product: Shown): Shown => ({
  ...product,
  metaDescription: '',
  metaKeywords: '',
})
