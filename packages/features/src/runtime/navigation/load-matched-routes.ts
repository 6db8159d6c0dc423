import type { PageHandle } from './page-handle.tsx'
import { matchRoutes, type RouteObject } from './router.ts'

/** Loads the code of the routes that match an address, so that the server can run their loaders. */
export async function loadMatchedRoutes(table: RouteObject[], address: string) {
  await Promise.all((matchRoutes(table, address) ?? []).map(({ route }) => load(route)))
}

/**
 * Loads the code of the page that the server has rendered, so that React can hydrate it at once. Finds it by its file, because
 * matching an address ranks all routes, which takes an old phone long.
 */
export async function loadRoutesOfPage(table: RouteObject[], page: string) {
  await Promise.all(routesOfPage(table, page).map(load))
}

async function load(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}

const routesOfPage = (table: RouteObject[], page: string): RouteObject[] =>
  table.flatMap((route) => [
    ...((route.handle as PageHandle | undefined)?.page === page ? [route] : []),
    ...routesOfPage(route.children ?? [], page),
  ])
