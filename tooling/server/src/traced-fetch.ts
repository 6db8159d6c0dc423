import { withSpan } from './spans.ts'
import { currentTrace, traceparentOf } from './trace.ts'

/** One request to another service. `status` is 0 if no answer arrived. */
export interface OutgoingRequest {
  host: string
  status: number
  seconds: number
}

/**
 * Returns a `fetch` that tells the other service the trace, and reports each request. Reports the host alone, because
 * addresses contain ids.
 */
export function createTracedFetch(
  send: typeof fetch,
  report: (request: OutgoingRequest) => void = () => undefined,
): typeof fetch {
  return (input, init) => {
    const { host } = new URL(input instanceof Request ? input.url : input)
    return withSpan(
      `request ${host}`,
      'client',
      async () => {
        const begun = performance.now()
        const done = (status: number) => report({ host, status, seconds: (performance.now() - begun) / 1000 })
        try {
          const response = await send(input, traced(input, init))
          done(response.status)
          return response
        } catch (failure) {
          done(0)
          throw failure
        }
      },
      ({ status }) => ({
        attributes: { 'server.address': host, 'http.response.status_code': status },
        hasFailed: status >= 500,
      }),
    )
  }
}

function traced(input: RequestInfo | URL, init: RequestInit | undefined): RequestInit | undefined {
  const trace = currentTrace()
  if (!trace) return init
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  headers.set('traceparent', traceparentOf(trace))
  return { ...init, headers }
}
