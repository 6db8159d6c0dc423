import { perUnitNow, priceNow } from '../prices/price-view.ts'
import type { Product } from './product.ts'
import { writtenCulture } from '../text/culture.ts'
import { SORT, type Sort } from './sort.ts'

/** The values that products are sorted by. A price is Infinity for a product without one. */
export interface SortKey {
  name: string
  price: number
  pricePerUnit: number
}

/** Returns the comparison for a sort order. Equal products keep the gateway's order, which is also the order by relevance. */
export function comparisonFor(sort: Sort, cultureName: string): (one: SortKey, other: SortKey) => number {
  if (sort === SORT.name) {
    const { compare } = new Intl.Collator(writtenCulture(cultureName), { numeric: true })
    return (one, other) => compare(apart(one.name), apart(other.name))
  }
  if (sort === SORT.price) return (one, other) => compareNumbers(one.price, other.price)
  return sort === SORT.pricePerUnit ? (one, other) => compareNumbers(one.pricePerUnit, other.pricePerUnit) : () => 0
}

type Measured = Pick<Product, 'priceResponse' | 'productPromoResponse' | 'isOnPromotion' | 'content'>

/** Returns whether products can be sorted by their prices per unit: each has one, all of the same unit. */
export const haveOneUnit = (products: readonly Measured[]) =>
  products.every((product) => perUnitNow(product) !== undefined && product.content?.unit === products[0]?.content?.unit)

/** Returns the products in a sort order. Products without a price come last in the order by price. */
export function sortProducts<Item extends Product>(products: readonly Item[], sort: Sort, cultureName: string): Item[] {
  const priced = products.map((product) => ({
    product,
    name: product.name,
    price: sort === SORT.price ? (priceNow(product) ?? Infinity) : Infinity,
    pricePerUnit: sort === SORT.pricePerUnit ? (perUnitNow(product) ?? Infinity) : Infinity,
  }))
  return [...priced].sort(comparisonFor(sort, cultureName)).map(({ product }) => product)
}

const compareNumbers = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)

/** Keeps the letters of a battery's size apart with a combining grapheme joiner. Danish sorts `AA` as `Å`, behind `Ø`. */
const apart = (name: string) => name.replaceAll(/\bA(?=A+\b)/g, 'A\u034F')
