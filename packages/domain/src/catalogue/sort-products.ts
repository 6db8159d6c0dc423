import { priceNow } from '../prices/price-view.ts'
import type { Product } from './product.ts'
import { SORT, type Sort } from './sort.ts'

/** What decides a product's place in a list; without a price it is Infinity. */
export interface SortKey {
  name: string
  price: number
}

/** Compares for an order; what is equal keeps the order of the server, which is also what relevance means (OP-52). */
export function comparisonFor(sort: Sort, cultureName: string): (one: SortKey, other: SortKey) => number {
  if (sort === SORT.name) {
    const { compare } = collator(cultureName)
    return (one, other) => compare(one.name, other.name)
  }
  return sort === SORT.price ? (one, other) => compareNumbers(one.price, other.price) : () => 0
}

/** Products in the order chosen. */
export function sortProducts<Item extends Product>(products: readonly Item[], sort: Sort, cultureName: string): Item[] {
  const priced = products.map((product) => ({
    product,
    name: product.name,
    // Without a price it comes last.
    price: sort === SORT.price ? (priceNow(product) ?? Infinity) : Infinity,
  }))
  return priced.toSorted(comparisonFor(sort, cultureName)).map(({ product }) => product)
}

const compareNumbers = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)

function collator(cultureName: string): Intl.Collator {
  try {
    return new Intl.Collator(cultureName, { numeric: true })
  } catch {
    return new Intl.Collator(undefined, { numeric: true })
  }
}
