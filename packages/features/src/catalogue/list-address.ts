import { readSort, SORT, type Sort } from '@shop/domain/sort.ts'

/** How many products a list shows at first, and how many more each time (OP-73). */
export const PAGE_SIZE = 24
/** More than any visitor looks through; keeps made-up addresses from costing anything. */
const MAX_SHOWN = 2400

/** What a visitor chose for a list of products; it stands in the address, so that it survives reload and Back. */
export interface ListChoice {
  shown: number
  sort: Sort
}

/** Reads the choice out of an address, e.g. `?shown=48&sort=1`; whatever makes no sense means the beginning. */
export function readListChoice(search: URLSearchParams): ListChoice {
  const asked = Math.ceil(Number(search.get('shown') ?? 0) / PAGE_SIZE) * PAGE_SIZE
  const shown = asked > PAGE_SIZE ? Math.min(asked, MAX_SHOWN) : PAGE_SIZE
  return { shown, sort: readSort(search.get('sort')) }
}

/** The query of a list's address without anything that says nothing about the list. */
export const canonicalListQuery = (search: URLSearchParams) => listQuery(readListChoice(search))

/** The query of an address for a choice; empty for the beginning. */
export function listQuery({ shown, sort }: ListChoice): string {
  const search = new URLSearchParams()
  if (shown > PAGE_SIZE) search.set('shown', String(shown))
  if (sort !== SORT.relevance) search.set('sort', String(sort))
  return search.size > 0 ? `?${search}` : ''
}
