import type { RouteObject } from './router.ts'

/**
 * Returns the routes whose fixed start is that of a path, each at its place. Empty routes replace the others. Ranking all routes
 * of a shop takes long, and the router ranks those it is given for every match. Not for the browser, whose router stays.
 */
export function nearRoutes(table: readonly RouteObject[], pathname: string): RouteObject[] {
  const start = decoded(pathname).toLowerCase()
  const near = (routes: readonly RouteObject[]): RouteObject[] =>
    routes.map((route) => {
      if (!start.startsWith(fixedStart(route.path ?? ''))) return {}
      return route.children ? { ...route, children: near(route.children) } : route
    })
  return near(table)
}

/** Returns a pattern up to its first part that is not fixed. */
const fixedStart = (pattern: string) => (/^(?:\/[^/:*?]+)*(?=$|\/)/.exec(pattern)?.[0] ?? '').toLowerCase()

/** Decodes a path as the router does. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
