import { hyphenatedPath } from '@shop/domain/catalogue/category-routes.ts'
import { stripHtmlSuffix } from '@shop/domain/text/paths.ts'
import { redirect } from '../runtime/navigation/router.ts'
import type { Shop } from '../runtime/state/shop-context.ts'

/** Redirects an old address, with underscores or `.html`, for good. Returns undefined for any other. */
export function movedAddress({ config }: Pick<Shop, 'config'>, request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const withoutSuffix = stripHtmlSuffix(pathname)
  const target = hyphenatedPath(withoutSuffix ?? pathname, config.categoryRoutes) ?? withoutSuffix
  return target === undefined ? undefined : redirect(target + search, 301)
}
