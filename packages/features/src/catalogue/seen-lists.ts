import type { CategoryHeader } from '@shop/domain/catalogue/category.ts'
import { createContext, use, useEffect } from 'react'
import { useDeferredData } from '../rendering/client/use-deferred-data.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { createNewest } from './newest.ts'
import type { ShownList } from './shown-list.ts'

/** Remembers each list, and the opening of its category, as it was seen at its address, so that Back shows it at once, however late. */
export function createSeenLists() {
  const lists = createNewest<ShownList>()
  const headers = createNewest<CategoryHeader>()
  return { at: lists.get, remember: lists.set, headerOf: headers.get, rememberHeader: headers.set }
}
export type SeenLists = ReturnType<typeof createSeenLists>

const SeenListsContext = createContext<SeenLists | undefined>(undefined)
export const SeenListsProvider = SeenListsContext

/** What the loader of a page with a list gives. */
export interface WithList {
  list: ShownList | Promise<ShownList>
  /** How the list looked when the visitor was here before; it stands until the list has come anew. */
  seen?: ShownList | undefined
}

/** The list that a page shows now; nothing while it is loading for the first time. */
export function useShownList({ list, seen }: WithList): ShownList | undefined {
  const lists = use(SeenListsContext)
  const { pathname, search } = useLocation()
  const shown = useDeferredData(list, seen)
  useEffect(() => {
    if (shown?.kind === 'list') lists?.remember(pathname + search, shown)
  }, [lists, pathname, search, shown])
  return shown
}

/** Keeps what the editors say above a category, which the server's HTML brings: the way back then waits for nobody. */
export function useSeenHeader(path: string, header: CategoryHeader | undefined) {
  const lists = use(SeenListsContext)
  useEffect(() => {
    if (header) lists?.rememberHeader(path, header)
  }, [lists, path, header])
}
