import type { Product } from '../model/product.ts'
import type { ShopData } from '../model/shop-data.ts'

const copyOf = (product: Product, round: number): Product => ({
  ...product,
  id: `${product.id}-x${round}`,
  itemNumber: `${product.itemNumber}-X${round}`,
  name: `${product.name} ${round}`,
  urlKey: `${product.urlKey}-${round}`,
  variations: product.variations.map((variation) => ({
    ...variation,
    id: `${variation.id}-x${round}`,
    itemNumber: `${variation.itemNumber}-X${round}`,
  })),
})

/** A shop with so many articles, for benchmarks: the real ones, and copies under numbers and names of their own. */
export function multiply(shop: ShopData, count: number): ShopData {
  const { products } = shop
  const copies = Array.from({ length: Math.max(0, count - products.length) }, (_, index) => {
    const original = products[index % products.length]
    return original ? [copyOf(original, Math.floor(index / products.length) + 2)] : []
  })
  return { ...shop, products: [...products, ...copies.flat()] }
}
