/** The choices for the number of orders on a page. The first is the default. */
export const PAGE_SIZES = [10, 20, 50] as const

/** A page of the list of orders. Pages count from 1. */
export interface HistoryPage {
  pageNumber: number
  pageSize: number
}

/** More pages than any customer has. */
const MAX_PAGE = 100_000

/** Reads the page from an address such as `?page=2&size=20`. Invalid values give the first page. */
export function readHistoryPage(search: URLSearchParams): HistoryPage {
  const page = Math.floor(Number(search.get('page')))
  const size = Number(search.get('size'))
  return {
    pageNumber: page >= 1 ? Math.min(page, MAX_PAGE) : 1,
    pageSize: PAGE_SIZES.find((choice) => choice === size) ?? PAGE_SIZES[0],
  }
}

/** Returns the query for a page of the list. Empty for the first page. */
export function historyQuery({ pageNumber, pageSize }: HistoryPage): string {
  const search = new URLSearchParams()
  if (pageNumber > 1) search.set('page', String(pageNumber))
  if (pageSize !== PAGE_SIZES[0]) search.set('size', String(pageSize))
  return search.size > 0 ? `?${search}` : ''
}
