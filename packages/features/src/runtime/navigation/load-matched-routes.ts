import type { PageHandle } from './page-handle.tsx'
import { matchRoutes, type RouteObject } from './router.ts'

/** Loads the pages that an address matches before they are drawn: the server then knows which data they ask for. */
export async function loadMatchedRoutes(table: RouteObject[], address: string) {
  await Promise.all((matchRoutes(table, address) ?? []).map(({ route }) => load(route)))
}

/**
 * Loads the page that the server has drawn, so that React can compare it with the server's HTML at once. By its file:
 * to match an address the router first ranks all routes, which an old phone needs not do twice.
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
