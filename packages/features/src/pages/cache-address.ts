import type { CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { canonicalChoiceQuery } from '@shop/domain/catalogue/variations/variation-address.ts'
import { pages } from '@shop/domain/text/pages.ts'
import { canonicalListQuery } from '../catalogue/list-address.ts'
import { movedPath } from '../runtime/navigation/moved-address.ts'
import { nearRoutes } from '../runtime/navigation/near-routes.ts'
import { handleOf } from '../runtime/navigation/page-handle.tsx'
import { matchRoutes, type RouteObject } from '../runtime/navigation/router.ts'
import type { PageFile } from './page-files.ts'

// On the server alone, so that no browser loads the queries of other pages.

/** The cache address of all addresses without a page. */
export const NOT_FOUND_ADDRESS = '/not/found'

/** What a page reads of its query, normalised, by the page's file. Other pages read none. */
const QUERIES: Readonly<Partial<Record<PageFile, (search: URLSearchParams) => string>>> = {
  'shop/category-page': canonicalListQuery,
  'shop/product-page': canonicalChoiceQuery,
  'shop/recommended-page': canonicalListQuery,
  'shop/search-page': canonicalListQuery,
}

/**
 * Returns the normalised address under which a page is cached for all visitors. A private page has one address for all its ids
 * and queries, because the server renders it without them. Undefined for a redirect.
 */
export function cacheAddress(
  address: string,
  table: RouteObject[],
  categoryRoutes: readonly CategoryRoute[],
): string | undefined {
  const { pathname, search, searchParams } = new URL(address, 'http://shop.invalid')
  const near = nearRoutes(table, pathname)
  // A redirect keeps the whole query.
  if (movedPath(pathname, categoryRoutes, near) !== undefined) return undefined
  const matches = matchRoutes(near, pathname) ?? []
  const { path = '*' } = matches.at(-1)?.route ?? {}
  if (path === '*') return NOT_FOUND_ADDRESS
  const { private: isPrivate, page } = handleOf(matches)
  if (isPrivate) return withNamesAsValues(path)
  if (path === pages.searchForm.pattern) return pathname + search
  return pathname + (QUERIES[page as PageFile]?.(searchParams) ?? '')
}

/** Fills the parts of a pattern with their own names: `/payments/transactionId/correlationId`. */
const withNamesAsValues = (pattern: string) => pattern.replaceAll(/:(\w+)\??/g, '$1')
