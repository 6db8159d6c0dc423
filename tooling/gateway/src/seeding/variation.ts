import type { Product, ProductVariation } from '../model/product.ts'

/** Turns a variation into an article, so that the cart finds one row for everything that is sold. */
export function articleOf(product: Product, variation: ProductVariation): Product {
  return {
    ...product,
    id: variation.id,
    itemNumber: variation.itemNumber,
    pictures: variation.pictures.length > 0 ? variation.pictures : product.pictures,
    colorName: variation.colorName ?? product.colorName,
    productAttributes: { ...product.productAttributes, ...variation.attributes },
    chosenAttributes: variation.attributes,
    price: variation.price ?? product.price,
    inStock: variation.inStock,
    configurableAttributes: {},
    variations: [],
  }
}
