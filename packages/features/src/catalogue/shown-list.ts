import type { FoundProducts } from '@shop/api-client'
import { isNotFound } from '@shop/api-client/failure.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { FacetGroup } from '@shop/domain/filters/facets.ts'
import { filterOf, OFFER, STOCK } from '@shop/domain/filters/facet-groups.ts'
import { maySortByPrice, SORT } from '@shop/domain/catalogue/sort.ts'
import { isRefused } from '../runtime/failures/failures.ts'
import { listQuery, readListChoice, type ListChoice } from './list-address.ts'
import type { MaybePromise } from './product-lists.ts'

/** The shown part of a list with its total, or that the gateway has refused the list. */
export type ShownList =
  | ({ kind: 'list'; filters: readonly string[] } & FoundProducts & ListChoice)
  | { kind: 'refused' }

/** A shown list that was not refused. */
export type ShownProducts = Extract<ShownList, { kind: 'list' }>

/** Fetches the chosen part of a list. */
export type FetchList = (choice: ListChoice) => MaybePromise<FoundProducts>

/** The request for a page with a list. */
interface ListRequest {
  /** The page's address, with the choice in its query. */
  url: string
  platform: 'server' | 'browser'
  configuration: Configuration
}

/**
 * Returns what a page shows of a list. The server waits for the list. So does a choice within a list, while the page stays.
 * A new page is shown at once and its list follows. Rejects for failures that only retrying later can solve.
 */
export function showList(fetchList: FetchList, request: ListRequest): ShownList | Promise<ShownList> {
  const choice = choiceOf(request)
  const list = fetchList(choice)
  const show = (found: FoundProducts): ShownList => ({ kind: 'list', ...found, ...offered(found, choice, request) })
  if (!(list instanceof Promise)) return show(list)
  const shown = list.then(show).catch((failure: unknown) => refusedList(failure, request.platform))
  // Nothing awaits the list of a page that was left.
  shown.catch(() => undefined)
  return shown
}

/** Whether the page waits for its list. */
export const waitsForList = (request: ListRequest) =>
  request.platform === 'server' || listQuery(choiceOf(request)) !== ''

/** Returns the visitor's choice, limited to what the shop offers. */
function choiceOf({ url, configuration }: ListRequest): ListChoice {
  const { sort, filters = [], ...choice } = readListChoice(new URL(url).searchParams)
  return {
    ...choice,
    sort: sort < SORT.price || maySortByPrice(configuration) ? sort : SORT.relevance,
    filters: configuration.allowFilters ? filters.filter((filter) => isOffered(filter, configuration)) : undefined,
  }
}

/** Returns the groups that the shop offers. */
export const offeredGroups = (facets: readonly FacetGroup[], configuration: Configuration) =>
  facets.filter(({ key }) => isOffered(key, configuration))

/** Whether a group, or a filter by it, says nothing that the shop hides. */
function isOffered(filter: string, { featureFlags }: Configuration): boolean {
  const { hideInStockInfo, hidePricesAndPayment } = featureFlags
  const isOf = (group: string) => filter.split('_', 1)[0] === group
  return !((hideInStockInfo && isOf(STOCK)) || (hidePricesAndPayment && isOf(OFFER)))
}

/** Returns what a list offers of a choice, and the groups that the shop offers. The rest of an old address is ignored. */
function offered(
  { products, facets, sortsPerUnit }: FoundProducts,
  choice: ListChoice,
  { configuration }: ListRequest,
) {
  const groups = facets && offeredGroups(facets, configuration)
  const known = new Set(groups?.flatMap(({ key, values }) => values.map((value) => filterOf(key, value.key))))
  return {
    ...choice,
    sort: choice.sort === SORT.pricePerUnit && !sortsPerUnit ? SORT.relevance : choice.sort,
    filters: choice.filters?.filter((filter) => known.has(filter)) ?? [],
    ...(groups && { facets: groups }),
    // A page's data has what its cards show.
    products: products.map(({ facets: { fits } = {}, ...product }) => ({
      ...product,
      ...(fits && { facets: { fits } }),
    })),
  }
}

/**
 * Returns a refused list, which the page shows in its place. Throws all other failures. The server shows only a list that
 * does not exist as refused. Any other refusal must not become a page with status 200, so it is thrown too.
 */
export function refusedList(failure: unknown, platform: ListRequest['platform']): ShownList {
  const isShown = platform === 'server' ? isNotFound(failure) : isRefused(failure)
  if (!isShown) throw failure
  return { kind: 'refused' }
}
