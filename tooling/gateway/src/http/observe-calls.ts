import type { AnsweredRequest } from '@shop/server/metrics.ts'
import { withSpan } from '@shop/server/spans.ts'
import { createTrace, runInTrace } from '@shop/server/trace.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { isFromProxy } from './client-address.ts'
import { isPurchaseCall } from './purchase-call.ts'
import { routeOf } from './route-of.ts'

/** Takes part in the measuring of calls. */
export type ReportCall = (call: AnsweredRequest) => void

/**
 * Runs each call in its trace, which the site server has started, and reports how long it took. A trace that a visitor claims
 * is ignored.
 */
export function observeCalls(report: ReportCall | undefined): MiddlewareHandler {
  return async (c, next) => {
    const begun = performance.now()
    const trace = createTrace(() => (isFromProxy(c) ? c.req.header('traceparent') : undefined))
    await runInTrace(trace, () => withSpan('call', 'server', next, () => spanOf(c)))
    report?.({
      method: c.req.method,
      route: routeOf(c),
      isPurchase: isPurchaseCall(c),
      status: c.res.status,
      seconds: (performance.now() - begun) / 1000,
    })
  }
}

function spanOf(c: Context) {
  const route = routeOf(c)
  const { status } = c.res
  return {
    name: `${c.req.method} ${route}`,
    attributes: { 'http.request.method': c.req.method, 'http.route': route, 'http.response.status_code': status },
    hasFailed: status >= 500,
  }
}
