import { hyphenatedPath, type CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { fillIn } from '@shop/domain/text/pages.ts'
import { comparablePath, encodedPath, normalPath, stripHtmlSuffix } from '@shop/domain/text/paths.ts'
import { matchRoutes, redirect, type RouteObject } from './router.ts'

/** Redirects an old address, with underscores, `.html` or other capitals, for good. Returns undefined for any other. */
export function movedAddress(
  categoryRoutes: readonly CategoryRoute[],
  table: readonly RouteObject[],
  request: Request,
): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const target = movedPath(pathname, categoryRoutes, table)
  return target === undefined ? undefined : redirect(target + search, 301)
}

/** Returns the current path of an old one. Undefined for any other. */
export function movedPath(
  pathname: string,
  categoryRoutes: readonly CategoryRoute[],
  table: readonly RouteObject[],
): string | undefined {
  const withoutSuffix = stripHtmlSuffix(pathname)
  return hyphenatedPath(withoutSuffix ?? pathname, categoryRoutes) ?? withoutSuffix ?? respelledPath(pathname, table)
}

/** Returns a path with the capitals of its route. Values in it stay. Undefined if it has them already, or has no route. */
function respelledPath(pathname: string, table: readonly RouteObject[]): string | undefined {
  const inAnyCase = table.map((route) => ({ ...route, caseSensitive: false }))
  const { route, params = {} } = matchRoutes(inAnyCase, pathname)?.at(-1) ?? {}
  if (!route?.path || route.path === '*') return undefined
  const path = fillIn(encodedPath(route.path), params)
  const isOtherCase = comparablePath(path) === comparablePath(pathname) && normalPath(path) !== normalPath(pathname)
  return isOtherCase ? path : undefined
}
