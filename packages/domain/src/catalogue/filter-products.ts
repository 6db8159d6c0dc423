import { isReduced } from '../prices/price-view.ts'
import { createFacetIndex, type FacetIndex } from './facet-index.ts'
import type { FacetGroup } from './facets.ts'
import type { Product } from './product.ts'

interface Indexed {
  index: FacetIndex
  positions: readonly number[]
}

/** The indexes of the lists in memory, because each tick in a form filters the same list again. */
const indexes = new WeakMap<readonly Product[], Indexed>()

/** Returns the products of a whole list that match, and the groups that divide it. */
export function filterProducts(
  products: readonly Product[],
  filters: readonly string[],
): { products: readonly Product[]; facets: FacetGroup[] } {
  const indexed = indexes.get(products) ?? indexOf(products)
  indexes.set(products, indexed)
  const { positions, facets } = indexed.index.narrow(indexed.positions, filters)
  return { products: positions.flatMap((position) => products[position] ?? []), facets }
}

function indexOf(products: readonly Product[]): Indexed {
  const index = createFacetIndex()
  for (const product of products) {
    index.add({ facets: product.facets, isInStock: product.inStock, isOnOffer: isReduced(product) })
  }
  return { index, positions: [...products.keys()] }
}
