import { readSort, SORT, type Sort } from '@shop/domain/catalogue/sort.ts'

/** How many products a list shows at first, and how many more each time (OP-73). */
export const PAGE_SIZE = 24
/** As many as an old phone can hold; what follows begins anew, so that no address costs more than that. */
export const MAX_SHOWN = 480

/** What a visitor chose for a list of products; it stands in the address, so that it survives reload and Back. */
export interface ListChoice {
  /** How many products come before the first one shown; a multiple of `MAX_SHOWN`. */
  skipped: number
  shown: number
  sort: Sort
}

/** Reads the choice out of an address, e.g. `?shown=48&sort=1`; whatever makes no sense means the beginning. */
export const readListChoice = (search: URLSearchParams): ListChoice => ({
  skipped: Math.floor(readCount(search, 'skipped') / MAX_SHOWN) * MAX_SHOWN,
  shown: Math.min(Math.max(Math.ceil(readCount(search, 'shown') / PAGE_SIZE), 1) * PAGE_SIZE, MAX_SHOWN),
  sort: readSort(search.get('sort')),
})

/** Far beyond any catalogue. */
const MAX_COUNT = 1_000_000

function readCount(search: URLSearchParams, name: string) {
  const count = Number(search.get(name) ?? 0)
  return count > 0 ? Math.min(count, MAX_COUNT) : 0
}

/** The query of a list's address without anything that says nothing about the list. */
export const canonicalListQuery = (search: URLSearchParams) => listQuery(readListChoice(search))

/** The query of an address for a choice; empty for the beginning. */
export function listQuery({ skipped, shown, sort }: ListChoice): string {
  const search = new URLSearchParams()
  if (skipped > 0) search.set('skipped', String(skipped))
  if (shown > PAGE_SIZE) search.set('shown', String(shown))
  if (sort !== SORT.relevance) search.set('sort', String(sort))
  return search.size > 0 ? `?${search}` : ''
}

/** The choice that shows what comes next: more of this part, or the beginning of the next one. */
export const nextChoice = (choice: ListChoice): ListChoice =>
  choice.shown < MAX_SHOWN
    ? { ...choice, shown: choice.shown + PAGE_SIZE }
    : { ...choice, skipped: choice.skipped + MAX_SHOWN, shown: PAGE_SIZE }

/** The choice that shows the whole part before, or the last one where an address leads behind the end. */
export function previousChoice(choice: ListChoice, total: number): ListChoice | undefined {
  const end = Math.ceil(total / MAX_SHOWN) * MAX_SHOWN
  const skipped = Math.min(choice.skipped, end) - MAX_SHOWN
  return skipped < 0 ? undefined : { ...choice, skipped, shown: MAX_SHOWN }
}
