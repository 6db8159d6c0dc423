import type { CategoryHeader } from '@shop/domain/catalogue/category.ts'
import { createContext, use, useEffect } from 'react'
import { useDeferredData } from '../rendering/client/use-deferred-data.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { createLimitedMap } from './limited-map.ts'
import type { ShownList } from './shown-list.ts'

/** Keeps each list and its category header as last shown at its address, so that Back shows them at once. */
export function createSeenLists() {
  const lists = createLimitedMap<ShownList>()
  const headers = createLimitedMap<CategoryHeader>()
  return { at: lists.get, remember: lists.set, headerOf: headers.get, rememberHeader: headers.set }
}
export type SeenLists = ReturnType<typeof createSeenLists>

const SeenListsContext = createContext<SeenLists | undefined>(undefined)
export const SeenListsProvider = SeenListsContext

/** The loader data of a page with a list. */
export interface WithList {
  list: ShownList | Promise<ShownList>
  /** The list as the visitor last saw it, shown until the list is fetched again. */
  seen?: ShownList | undefined
}

/** Returns the list to show. Undefined during the first load. */
export function useShownList({ list, seen }: WithList): ShownList | undefined {
  const lists = use(SeenListsContext)
  const { pathname, search } = useLocation()
  const shown = useDeferredData(list, seen)
  useEffect(() => {
    if (shown?.kind === 'list') lists?.remember(pathname + search, shown)
  }, [lists, pathname, search, shown])
  return shown
}

/** Keeps the category header from the server's HTML, so that Back does not wait for it. */
export function useSeenHeader(path: string, header: CategoryHeader | undefined) {
  const lists = use(SeenListsContext)
  useEffect(() => {
    if (header) lists?.rememberHeader(path, header)
  }, [lists, path, header])
}
