import type { RelatedProduct } from '@shop/domain/catalogue/product.ts'

/** Leaves out what search engines read on a product's own page, which asks for it itself: a tenth of a list's data in the page. */
export const withoutMetadata = <Shown extends RelatedProduct>(product: Shown): Shown => ({
  ...product,
  metaDescription: '',
  metaKeywords: '',
})
