import { isReduced } from '../prices/price-view.ts'
import { has } from '../filters/bit-set.ts'
import { createFacetIndex, type NarrowList } from '../filters/facet-index.ts'
import type { FacetGroup } from '../filters/facets.ts'
import type { Product } from './product.ts'

/** The lists in memory, prepared, because each tick in a form filters the same list again. */
const lists = new WeakMap<readonly Product[], NarrowList>()

/** Returns the products of a whole list that match, and the groups that divide it. */
export function filterProducts(
  products: readonly Product[],
  filters: readonly string[],
): { products: readonly Product[]; facets: FacetGroup[] } {
  const narrow = lists.get(products) ?? prepared(products)
  lists.set(products, narrow)
  const { matching, facets } = narrow(filters)
  return { products: products.filter((_, position) => has(matching, position)), facets }
}

function prepared(products: readonly Product[]): NarrowList {
  const index = createFacetIndex()
  for (const product of products) {
    index.add({ facets: product.facets, isInStock: product.inStock, isOnOffer: isReduced(product) })
  }
  return index.list([...products.keys()])
}
