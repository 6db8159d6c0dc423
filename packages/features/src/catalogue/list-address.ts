import { readFilters } from '@shop/domain/filters/filters.ts'
import { LIST_STEP, stepsBefore, stepsOf } from '@shop/domain/catalogue/list-steps.ts'
import { readSort, SORT, type Sort } from '@shop/domain/catalogue/sort.ts'

/** How many products a page shows at most, so that an old phone can hold them. Further products start a new page. */
export const MAX_SHOWN = 480

/** The visitor's choice for a product list. The address holds it, so that reload and Back keep it. */
export interface ListChoice {
  /** The number of products before the first one shown. A multiple of `MAX_SHOWN`. */
  skipped: number
  shown: number
  sort: Sort
  /** The chosen values of groups. Undefined for a list that cannot be filtered. */
  filters?: readonly string[] | undefined
}

/** Reads the choice from an address such as `?shown=48&sort=1`. Invalid values read as the defaults. */
export const readListChoice = (search: URLSearchParams): ListChoice => ({
  skipped: Math.floor(stepsBefore(Number(search.get('skipped'))) / MAX_SHOWN) * MAX_SHOWN,
  shown: Math.min(stepsOf(Number(search.get('shown'))), MAX_SHOWN),
  sort: readSort(search.get('sort')),
  filters: readFilters(search.getAll('filter')),
})

/** Returns a list's query without unrelated or default parameters. */
export const canonicalListQuery = (search: URLSearchParams) => listQuery(readListChoice(search))

/** Returns the query of a choice. Empty for the default choice. */
export function listQuery({ skipped, shown, sort, filters = [] }: ListChoice): string {
  const search = new URLSearchParams()
  if (skipped > 0) search.set('skipped', String(skipped))
  if (shown > LIST_STEP) search.set('shown', String(shown))
  if (sort !== SORT.relevance) search.set('sort', String(sort))
  for (const filter of filters) search.append('filter', filter)
  return search.size > 0 ? `?${search}` : ''
}

/** Returns the choice for other filters, from the beginning of the list. */
export const withFilters = (choice: ListChoice, filters: ListChoice['filters']): ListChoice => ({
  ...choice,
  skipped: 0,
  shown: LIST_STEP,
  filters,
})

/** Returns the choice for "show more": more products on this page, or the start of the next one. */
export const nextChoice = (choice: ListChoice): ListChoice =>
  choice.shown < MAX_SHOWN
    ? { ...choice, shown: choice.shown + LIST_STEP }
    : { ...choice, skipped: choice.skipped + MAX_SHOWN, shown: LIST_STEP }

/** Returns the choice for the previous page, or for the last page if the address is beyond the end. */
export function previousChoice(choice: ListChoice, total: number): ListChoice | undefined {
  const end = Math.ceil(total / MAX_SHOWN) * MAX_SHOWN
  const skipped = Math.min(choice.skipped, end) - MAX_SHOWN
  return skipped < 0 ? undefined : { ...choice, skipped, shown: MAX_SHOWN }
}
