import { matchRoutes, type RouteObject } from './router.ts'

/**
 * Loads the pages that an address matches before they are drawn: the server then knows which data they ask for, and
 * React in the browser can compare them with the server's HTML at once.
 */
export async function loadMatchedRoutes(table: RouteObject[], address: string | Partial<Location>) {
  const pending = (matchRoutes(table, address) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    const page = await route.lazy()
    Object.assign(route, page, { lazy: undefined })
  })
  await Promise.all(pending)
}
