import { comparisonFor, type SortKey } from '@shop/domain/catalogue/sort-products.ts'
import { SORT, type Sort } from '@shop/domain/catalogue/sort.ts'
import type { Product } from '../model/product.ts'

/** Returns the name and the prices, in minor units, that lists are sorted by. */
export function sortKeyOf({ name, price, content }: Product): SortKey {
  const minor = price ? Math.min(price.priceMinor, price.promoPriceMinor ?? Infinity) : Infinity
  return { name, price: minor, pricePerUnit: content ? minor / content.amount : Infinity }
}

/**
 * Sorts positions as the shop does. The first request for an order ranks the whole catalogue. Later ones compare the ranks,
 * which are numbers. All keys must be added before the first request.
 */
export function createRankings(keys: readonly SortKey[], cultureName: string) {
  const rankings = new Map<Sort, Uint32Array>()

  function rankingOf(sort: Sort): Uint32Array {
    const known = rankings.get(sort) ?? rank(keys, comparisonFor(sort, cultureName))
    rankings.set(sort, known)
    return known
  }

  return {
    sorted(positions: readonly number[], sort: Sort): readonly number[] {
      if (sort === SORT.relevance) return positions
      const ranks = rankingOf(sort)
      return positions.toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
    },
  }
}

/** Returns the rank of each key. Equal keys share a rank, so that they keep their order. */
function rank(keys: readonly SortKey[], compare: (one: SortKey, other: SortKey) => number): Uint32Array {
  const ranks = new Uint32Array(keys.length)
  const order = [...keys.entries()].toSorted(([, one], [, other]) => compare(one, other))
  let place = 0
  order.forEach(([position, key], index) => {
    const before = order[index - 1]
    if (before && compare(before[1], key) !== 0) place = index
    ranks[position] = place
  })
  return ranks
}
