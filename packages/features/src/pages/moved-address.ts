import { hyphenatedPath } from '@shop/domain/category-routes.ts'
import { redirect } from '../runtime/navigation/router.ts'
import type { Shop } from '../shop.ts'

/** Where an old address with underscores has moved for good (ROUTE-25); nothing for any other address. */
export function movedAddress({ config }: Pick<Shop, 'config'>, request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const target = hyphenatedPath(pathname, config.categoryRoutes)
  return target === undefined ? undefined : redirect(target + search, 301)
}
