/** A page of a long list, or the gap where pages are left out. */
export type PageLink = { kind: 'page'; page: number } | { kind: 'gap'; key: string }

/** How many pages show at both ends, and how many around the current one. */
const MARGIN = 2
const RANGE = 5

/**
 * Which pages of a list to link to: the first and last ones, those around the current one, and gaps between (FAV-06). It
 * takes no longer for a long list, however many pages a gateway claims.
 */
export function pageLinks(current: number, count: number): PageLink[] {
  const first = Math.max(1, Math.min(current - Math.floor(RANGE / 2), count - RANGE + 1))
  const wanted = [...pagesFrom(1, MARGIN), ...pagesFrom(first, RANGE), ...pagesFrom(count - MARGIN + 1, MARGIN)]
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= count).toSorted((one, other) => one - other)
  return pages.flatMap((page, index) => [...linksBetween(pages[index - 1] ?? 0, page), { kind: 'page', page }])
}

const pagesFrom = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)

/** What stands between two pages: nothing, the one page between them, which takes no more room than a gap, or a gap. */
function linksBetween(before: number, page: number): PageLink[] {
  if (page - before < 2) return []
  return [page - before === 2 ? { kind: 'page', page: page - 1 } : { kind: 'gap', key: `after ${before}` }]
}
