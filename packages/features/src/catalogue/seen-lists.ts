import type { CategoryHeader } from '@shop/domain/catalogue/category.ts'
import { createLimitedMap } from './limited-map.ts'
import type { ShownList } from './shown-list.ts'

/** Keeps each list and its category header as last shown at its address, so that Back shows them at once. */
export function createSeenLists() {
  const lists = createLimitedMap<ShownList>()
  const headers = createLimitedMap<CategoryHeader>()
  return { at: lists.get, remember: lists.set, headerOf: headers.get, rememberHeader: headers.set }
}
