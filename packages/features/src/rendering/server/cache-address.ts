import type { CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { movedPath } from '../../runtime/navigation/moved-address.ts'
import { handleOf } from '../../runtime/navigation/page-handle.tsx'
import { nearRoutes } from '../../runtime/navigation/near-routes.ts'
import { matchRoutes, type RouteObject } from '../../runtime/navigation/router.ts'

/** The cache address of all addresses without a page. */
export const NOT_FOUND_ADDRESS = '/not/found'

/**
 * Returns the normalised address under which a page is cached for all visitors. A private page has one address for all its ids
 * and queries, because the server renders it without them. Undefined for a redirect.
 */
export function cacheAddress(
  address: string,
  table: RouteObject[],
  categoryRoutes: readonly CategoryRoute[],
): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid')
  const near = nearRoutes(table, pathname)
  // A redirect keeps the whole query.
  if (movedPath(pathname, categoryRoutes, near) !== undefined) return undefined
  const matches = matchRoutes(near, pathname) ?? []
  const { path = '*' } = matches.at(-1)?.route ?? {}
  if (path === '*') return NOT_FOUND_ADDRESS
  const { private: isPrivate, query } = handleOf(matches)
  if (isPrivate) return withNamesAsValues(path)
  return pathname + (query?.(searchParams) ?? '')
}

/** Fills the parts of a pattern with their own names: `/payments/transactionId/correlationId`. */
const withNamesAsValues = (pattern: string) => pattern.replaceAll(/:(\w+)\??/g, '$1')
