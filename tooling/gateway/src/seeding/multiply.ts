import type { Product, ShopData } from '../model/shop-data.ts'
import { articleId } from '../../../demo-shops/src/assemble/variations.ts'

const copyOf = (product: Product, round: number): Product => {
  const numbered = (itemNumber: string) => `${itemNumber}-X${round}`
  return {
    ...product,
    id: articleId(numbered(product.itemNumber)),
    itemNumber: numbered(product.itemNumber),
    name: `${product.name} ${round}`,
    urlKey: `${product.urlKey}-${round}`,
    variations: product.variations.map((variation) => ({
      ...variation,
      id: articleId(numbered(variation.itemNumber)),
      itemNumber: numbered(variation.itemNumber),
    })),
  }
}

/** A shop with so many articles, for benchmarks: the real ones, and copies under numbers and names of their own. */
export function multiply(seed: ShopData, count: number): ShopData {
  const { products } = seed
  const copies = Array.from({ length: Math.max(0, count - products.length) }, (_, index) => {
    const original = products[index % products.length]
    return original ? [copyOf(original, Math.floor(index / products.length) + 2)] : []
  })
  return { ...seed, products: [...products, ...copies.flat()] }
}
