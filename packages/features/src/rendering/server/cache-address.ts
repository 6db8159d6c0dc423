import { hyphenatedPath, type CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { handleOf } from '../../runtime/navigation/page-handle.tsx'
import { matchRoutes, type RouteObject } from '../../runtime/navigation/router.ts'

/** The cache address of all addresses without a page. */
export const NOT_FOUND_ADDRESS = '/not/found'

/** Returns the normalised address under which a page is cached for all visitors. Undefined if the page must not be cached. */
export function cacheAddress(
  address: string,
  table: RouteObject[],
  categoryRoutes: readonly CategoryRoute[],
): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid')
  // A redirect keeps the whole query.
  if (hyphenatedPath(pathname, categoryRoutes) !== undefined) return undefined
  const matches = matchRoutes(table, pathname) ?? []
  const { private: isPrivate, query } = handleOf(matches)
  if (isPrivate) return undefined
  if (matches.at(-1)?.route.path === '*') return NOT_FOUND_ADDRESS
  return pathname + (query?.(searchParams) ?? '')
}
