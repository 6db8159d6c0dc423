import { hyphenatedPath, type CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { stripHtmlSuffix } from '@shop/domain/text/paths.ts'
import { redirect } from '../runtime/navigation/router.ts'

/** Redirects an old address, with underscores or `.html`, for good. Returns undefined for any other. */
export function movedAddress(categoryRoutes: readonly CategoryRoute[], request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const withoutSuffix = stripHtmlSuffix(pathname)
  const target = hyphenatedPath(withoutSuffix ?? pathname, categoryRoutes) ?? withoutSuffix
  return target === undefined ? undefined : redirect(target + search, 301)
}
