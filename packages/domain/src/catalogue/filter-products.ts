import { isReduced } from '../prices/price-view.ts'
import { createFacetIndex } from './facet-index.ts'
import type { FacetGroup } from './facets.ts'
import type { Product } from './product.ts'

/** Returns the products of a whole list that match, and the groups that divide it. */
export function filterProducts(
  products: readonly Product[],
  filters: readonly string[],
): { products: readonly Product[]; facets: FacetGroup[] } {
  const index = createFacetIndex()
  for (const product of products) {
    index.add({ facets: product.facets, isInStock: product.inStock, isOnOffer: isReduced(product) })
  }
  const { positions, facets } = index.narrow([...products.keys()], filters)
  return { products: positions.flatMap((position) => products[position] ?? []), facets }
}
