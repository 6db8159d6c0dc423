import type { CategoryHeader } from '@shop/domain/catalogue/category.ts'
import { useEffect } from 'react'
import { useDeferredData } from '../rendering/client/use-deferred-data.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import type { ShownList } from './shown-list.ts'

/** The loader data of a page with a list. */
export interface WithList {
  list: ShownList | Promise<ShownList>
  /** The list as the visitor last saw it, shown until the list is fetched again. */
  seen?: ShownList | undefined
}

/** Returns the list to show. Undefined during the first load. */
export function useShownList({ list, seen }: WithList): ShownList | undefined {
  const { seenLists } = useShop()
  const { pathname, search } = useLocation()
  const shown = useDeferredData(list, seen)
  useEffect(() => {
    if (shown?.kind === 'list') seenLists.remember(pathname, search, shown)
  }, [seenLists, pathname, search, shown])
  return shown
}

/** Keeps the category header from the server's HTML, so that Back does not wait for it. */
export function useSeenHeader(path: string, header: CategoryHeader | undefined) {
  const { seenLists } = useShop()
  useEffect(() => {
    if (header) seenLists.rememberHeader(path, header)
  }, [seenLists, path, header])
}
