import type { AnsweredRequest } from '@shop/server/metrics.ts'
import { withSpan } from '@shop/server/spans.ts'
import { createTrace, runInTrace } from '@shop/server/trace.ts'
import type { Context, MiddlewareHandler } from 'hono'

const ROUTES = [
  '/api/',
  '/assets/bootstrap',
  '/assets/',
  '/policy-reports',
  '/health',
  '/robots.txt',
  '/sitemap.xml',
] as const

/**
 * Returns the kind of a request, as its metrics and spans name it. All pages and pictures share one name. Matching the routes
 * of the shop costs more than sending a cached page.
 */
const routeOf = (path: string): string => ROUTES.find((route) => path.startsWith(route)) ?? 'page'

/** Runs each request in a new trace and reports how long it took. A trace that a visitor claims is ignored. */
export function observeRequests(report: ((request: AnsweredRequest) => void) | undefined): MiddlewareHandler {
  return async (c, next) => {
    const begun = performance.now()
    await runInTrace(createTrace(), () => withSpan('request', 'server', next, () => spanOf(c)))
    report?.({
      method: c.req.method,
      route: routeOf(c.req.path),
      status: c.res.status,
      seconds: (performance.now() - begun) / 1000,
    })
  }
}

function spanOf(c: Context) {
  const route = routeOf(c.req.path)
  const { status } = c.res
  return {
    name: `${c.req.method} ${route}`,
    attributes: { 'http.request.method': c.req.method, 'http.route': route, 'http.response.status_code': status },
    hasFailed: status >= 500,
  }
}
