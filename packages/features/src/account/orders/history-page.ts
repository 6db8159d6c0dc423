/** How many orders a page may have; the first is what one begins with (ORD-01). */
export const PAGE_SIZES = [10, 20, 50] as const

/** Which part of the list of orders is shown; pages count from 1. */
export interface HistoryPage {
  pageNumber: number
  pageSize: number
}

/** Far beyond anybody's orders. */
const MAX_PAGE = 100_000

/** Reads the part out of an address, e.g. `?page=2&size=20`, so that Back and reload keep it; nonsense means the beginning. */
export function readHistoryPage(search: URLSearchParams): HistoryPage {
  const page = Math.floor(Number(search.get('page')))
  const size = Number(search.get('size'))
  return {
    pageNumber: page >= 1 ? Math.min(page, MAX_PAGE) : 1,
    pageSize: PAGE_SIZES.find((choice) => choice === size) ?? PAGE_SIZES[0],
  }
}

/** The query of the address for a part of the list; empty for the beginning. */
export function historyQuery({ pageNumber, pageSize }: HistoryPage): string {
  const search = new URLSearchParams()
  if (pageNumber > 1) search.set('page', String(pageNumber))
  if (pageSize !== PAGE_SIZES[0]) search.set('size', String(pageSize))
  return search.size > 0 ? `?${search}` : ''
}
