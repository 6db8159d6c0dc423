import type { CategoryPlace } from '@shop/domain/category-routes.ts'
import type { Way } from '../catalogue/way.ts'
import { searchedFor } from '../runtime/paths.ts'
import type { ItemList } from './commerce-event.ts'

const SEARCH: ItemList = { item_list_id: 'search', item_list_name: 'Search results' }
export const RECOMMENDED: ItemList = { item_list_id: 'recommended', item_list_name: 'Recommended products' }

/** The list that a page shows, by its address. */
export function listAt(pathname: string, places: readonly CategoryPlace[]): ItemList {
  if (searchedFor(pathname) !== undefined) return SEARCH
  const place = places.find(({ path }) => path === pathname)
  return place ? { item_list_id: place.path.slice(1), item_list_name: place.title } : RECOMMENDED
}

/** The list that a product was opened from. */
export function listOf(way: Way, places: readonly CategoryPlace[]): ItemList {
  if (way.kind === 'category') return listAt(way.path, places)
  return way.kind === 'search' ? SEARCH : RECOMMENDED
}
