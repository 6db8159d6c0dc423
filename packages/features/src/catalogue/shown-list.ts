import type { FoundProducts } from '@shop/api-client'
import type { Configuration } from '@shop/domain/configuration.ts'
import { maySortByPrice, SORT, sortProducts } from '@shop/domain/sort.ts'
import { isMissing } from '../runtime/failures/failures.ts'
import { listQuery, PAGE_SIZE, readListChoice, type ListChoice } from './list-address.ts'
import type { MaybePromise, Extent, Products } from './product-lists.ts'

/** The part of a list that is on the page, and how much there is; or that the gateway would not give it. */
export type ShownList = ({ kind: 'list'; products: Products; total: number } & ListChoice) | { kind: 'refused' }

/** A list that a page can ask for, as much of it as it needs. */
export type FetchList = (need: Extent) => MaybePromise<FoundProducts>

interface Asked {
  /** The page's address, with the visitor's choice in its query. */
  url: string
  platform: 'server' | 'browser'
  configuration: Configuration
}

/**
 * What a page shows of a list. The server waits for it, and so does a choice within the list, while the page stays as
 * it is; a page one comes to is shown at once and its list follows. Rejects when nobody can help the visitor but time.
 */
export function showList(ask: FetchList, asked: Asked): ShownList | Promise<ShownList> {
  const choice = choiceOf(asked)
  const list = ask(extentOf(choice))
  if (!(list instanceof Promise)) return cut(list, choice, asked.configuration)
  const shown = list.then((found) => cut(found, choice, asked.configuration)).catch(refusedOnly)
  // A page that was left before its list came has nobody who listens.
  shown.catch(() => undefined)
  return shown
}

/** Whether a page stays as it is until its list is there. */
export const waitsForList = (asked: Asked) => asked.platform === 'server' || listQuery(choiceOf(asked)) !== ''

/** What the visitor chose, as far as the shop offers it. */
function choiceOf({ url, configuration }: Asked): ListChoice {
  const choice = readListChoice(new URL(url).searchParams)
  const isOffered = choice.sort !== SORT.price || maySortByPrice(configuration)
  return isOffered ? choice : { ...choice, sort: SORT.relevance }
}

// Only the whole list can be put into another order.
const extentOf = ({ shown, sort }: ListChoice): Extent =>
  shown > PAGE_SIZE || sort !== SORT.relevance ? 'whole' : 'first page'

function cut({ products, total }: FoundProducts, choice: ListChoice, { cultureName }: Configuration): ShownList {
  const sorted = sortProducts(products, choice.sort, cultureName)
  return { kind: 'list', products: sorted.slice(0, choice.shown), total, ...choice }
}

function refusedOnly(failure: unknown): ShownList {
  if (!isMissing(failure)) throw failure
  return { kind: 'refused' }
}
