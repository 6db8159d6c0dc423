import type { CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import type { ListOrigin } from '../catalogue/list-origin.ts'
import { searchQueryOf } from '../runtime/navigation/paths.ts'
import type { ItemList } from './commerce-event.ts'

const SEARCH: ItemList = { item_list_id: 'search', item_list_name: 'Search results' }
export const RECOMMENDED: ItemList = { item_list_id: 'recommended', item_list_name: 'Recommended products' }

/** Returns the list that a page shows, by its path. */
export function itemListAt(pathname: string, categoryRoutes: readonly CategoryRoute[]): ItemList {
  if (searchQueryOf(pathname) !== undefined) return SEARCH
  const route = categoryRoutes.find(({ path }) => path === pathname)
  return route ? { item_list_id: route.path.slice(1), item_list_name: route.title } : RECOMMENDED
}

/** Returns the list that a product was opened from. */
export function itemListOf(origin: ListOrigin, categoryRoutes: readonly CategoryRoute[]): ItemList {
  if (origin.kind === 'category') return itemListAt(origin.path, categoryRoutes)
  return origin.kind === 'search' ? SEARCH : RECOMMENDED
}
