import type { CategoryHeader } from '@shop/domain/catalogue/category.ts'
import { createLimitedMap } from './limited-map.ts'
import type { ShownList } from './shown-list.ts'

/** Keeps each list and its category header as last shown at its address, so that Back shows them at once. */
export function createSeenLists() {
  const lists = createLimitedMap<ShownList>()
  const headers = createLimitedMap<CategoryHeader>()
  let shownAt = ''
  return {
    at: lists.get,
    remember: (pathname: string, search: string, list: ShownList) => {
      shownAt = pathname
      lists.set(pathname + search, list)
    },
    /** Whether the list that was shown last is of the same page. */
    isShownAt: (pathname: string) => shownAt === pathname,
    headerOf: headers.get,
    rememberHeader: headers.set,
  }
}
