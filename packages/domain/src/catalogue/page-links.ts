/** A link to a page of a long list, or a gap where pages are left out. */
export type PageLink = { kind: 'page'; page: number } | { kind: 'gap'; key: string }

/** The number of pages shown at each end, and around the current page. */
const MARGIN = 2
const RANGE = 5

/**
 * Returns the pages of a list to link to: first, last, the neighbours of the current one, and the gaps. The work does not
 * grow with `count`, because a gateway may claim any number of pages.
 */
export function pageLinks(current: number, count: number): PageLink[] {
  const first = Math.max(1, Math.min(current - Math.floor(RANGE / 2), count - RANGE + 1))
  const wanted = [...pagesFrom(1, MARGIN), ...pagesFrom(first, RANGE), ...pagesFrom(count - MARGIN + 1, MARGIN)]
  const pages = [...new Set(wanted.filter((page) => page >= 1 && page <= count))].sort((one, other) => one - other)
  return pages.flatMap((page, index) => [...linksBetween(pages[index - 1] ?? 0, page), { kind: 'page', page }])
}

const pagesFrom = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)

/** The links between two pages: none, or a gap. A gap of one page is that page, which takes the same space. */
function linksBetween(before: number, page: number): PageLink[] {
  if (page - before < 2) return []
  return [page - before === 2 ? { kind: 'page', page: page - 1 } : { kind: 'gap', key: `after ${before}` }]
}
