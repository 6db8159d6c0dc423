/** A page of a long list, or the gap where pages are left out. */
export type PageLink = { kind: 'page'; page: number } | { kind: 'gap'; key: string }

/** How many pages show at both ends, and how many around the current one. */
const MARGIN = 2
const RANGE = 5

/** Which pages of a list to link to: the first and last ones, those around the current one, and gaps between (FAV-05). */
export function pageLinks(current: number, count: number): PageLink[] {
  const first = Math.max(1, Math.min(current - Math.floor(RANGE / 2), count - RANGE + 1))
  const isShown = (page: number) => page <= MARGIN || page > count - MARGIN || (page >= first && page < first + RANGE)
  const links: PageLink[] = []
  for (let page = 1; page <= count; page++) {
    // A gap takes as much room as the one page it would leave out.
    const fillsGap = isShown(page - 1) && isShown(page + 1)
    if (isShown(page) || fillsGap) links.push({ kind: 'page', page })
    else if (links.at(-1)?.kind === 'page') links.push({ kind: 'gap', key: `after ${page - 1}` })
  }
  return links
}
