import { hyphenatedPath } from '@shop/domain/catalogue/category-routes.ts'
import { stripHtmlSuffix } from '@shop/domain/text/paths.ts'
import { redirect } from '../runtime/navigation/router.ts'
import type { Shop } from '../shop.ts'

/** Where an old address, with underscores or `.html`, has moved for good (ROUTE-25, ROUTE-26); nothing for any other. */
export function movedAddress({ config }: Pick<Shop, 'config'>, request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const withoutSuffix = stripHtmlSuffix(pathname)
  const target = hyphenatedPath(withoutSuffix ?? pathname, config.categoryRoutes) ?? withoutSuffix
  return target === undefined ? undefined : redirect(target + search, 301)
}
