import type { Configuration } from '@shop/domain/configuration.ts'
import { maySortByPrice, SORT, sortProducts } from '@shop/domain/sort.ts'
import { isMissing } from '../runtime/failures.ts'
import { listQuery, readListChoice, type ListChoice } from './list-address.ts'
import type { MaybeKnown, Products } from './product-lists.ts'

/** The part of a list that is on the page, and how much there is; or that the gateway would not give it. */
export type ShownList = ({ kind: 'list'; products: Products; total: number } & ListChoice) | { kind: 'refused' }

interface Asked {
  /** The page's address, with the visitor's choice in its query. */
  url: string
  place: 'server' | 'browser'
  configuration: Configuration
}

/**
 * What a page shows of a list. The server waits for it, and so does a choice within the list, while the page stays as
 * it is; a page one comes to is shown at once and its list follows. Rejects when nobody can help the visitor but time.
 */
export function showList(list: MaybeKnown, asked: Asked): ShownList | Promise<ShownList> {
  const choice = readListChoice(new URL(asked.url).searchParams)
  if (!(list instanceof Promise)) return cut(list, choice, asked.configuration)
  const shown = list.then((products) => cut(products, choice, asked.configuration)).catch(refusedOnly)
  // A page that was left before its list came has nobody who listens.
  shown.catch(() => undefined)
  return shown
}

/** Whether a page stays as it is until its list is there. */
export const waitsForList = ({ url, place }: Asked) =>
  place === 'server' || listQuery(readListChoice(new URL(url).searchParams)) !== ''

function cut(products: Products, choice: ListChoice, configuration: Configuration): ShownList {
  const sort = choice.sort === SORT.price && !maySortByPrice(configuration) ? SORT.relevance : choice.sort
  const sorted = sortProducts(products, sort, configuration.cultureName)
  return { kind: 'list', products: sorted.slice(0, choice.shown), total: products.length, shown: choice.shown, sort }
}

function refusedOnly(failure: unknown): ShownList {
  if (!isMissing(failure)) throw failure
  return { kind: 'refused' }
}
