import type { FoundProducts } from '@shop/api-client'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { maySortByPrice, SORT } from '@shop/domain/catalogue/sort.ts'
import { isMissing } from '../runtime/failures/failures.ts'
import { listQuery, readListChoice, type ListChoice } from './list-address.ts'
import type { MaybePromise, Products } from './product-lists.ts'

/** The part of a list that is on the page, and how much there is; or that the gateway would not give it. */
export type ShownList = ({ kind: 'list'; products: Products; total: number } & ListChoice) | { kind: 'refused' }

/** A list that a page can ask for, as much of it as a visitor has chosen. */
export type FetchList = (choice: ListChoice) => MaybePromise<FoundProducts>

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
  const list = ask(choice)
  const show = (found: FoundProducts): ShownList => ({ kind: 'list', ...found, ...choice })
  if (!(list instanceof Promise)) return show(list)
  const shown = list.then(show).catch(refusedOnly)
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

function refusedOnly(failure: unknown): ShownList {
  if (!isMissing(failure)) throw failure
  return { kind: 'refused' }
}
