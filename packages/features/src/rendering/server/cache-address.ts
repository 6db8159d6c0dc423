import { hyphenatedPath, type CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { handleOf } from '../../runtime/navigation/page-handle.tsx'
import { matchRoutes, type RouteObject } from '../../runtime/navigation/router.ts'

/** An address without a page. All such addresses show the same, so one of them stands for all in a cache. */
export const NOT_FOUND_ADDRESS = '/not/found'

/** The one form of an address under which its page is cached for all visitors; nothing when the page is not for all. */
export function cacheAddress(
  address: string,
  table: RouteObject[],
  categoryRoutes: readonly CategoryRoute[],
): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid')
  // Moves on with its whole query.
  if (hyphenatedPath(pathname, categoryRoutes) !== undefined) return undefined
  const matches = matchRoutes(table, pathname) ?? []
  const { private: isPrivate, query } = handleOf(matches)
  if (isPrivate) return undefined
  if (matches.at(-1)?.route.path === '*') return NOT_FOUND_ADDRESS
  return pathname + (query?.(searchParams) ?? '')
}
