import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import { withSpan } from '@shop/server/spans.ts'
import { currentTrace, errorNumberOf, traceparentOf } from '@shop/server/trace.ts'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { forwardedRequestHeaders, forwardedResponseHeaders, framingOf } from './forwarded-headers.ts'
import { failureCode, logEvent } from '../logging/log-event.ts'
import type { DeployedSite } from '../sites/deployed-sites.ts'

/** The time that the gateway has to answer, in milliseconds. */
export const REQUEST_TIMEOUT = 60_000

interface Call {
  site: Pick<DeployedSite, 'upstream' | 'origin'>
  /** The client's IP address, for the gateway's rate limits. */
  clientAddress: string
}

/** Idle connections are closed before the gateway closes them. A call on a closed connection would fail. */
const CONNECTIONS = { keepAlive: true, timeout: 30_000 }

/**
 * Forwards a call to the gateway of a site and streams the response back. Answers as JSON, with an error number, if the gateway
 * cannot be reached, or if a balancer in front of it says so. Does not use `fetch`, which would decompress every response.
 */
export function createGatewayProxy(timeout = REQUEST_TIMEOUT) {
  const transports = {
    'http:': { request: http.request, agent: new http.Agent(CONNECTIONS) },
    'https:': { request: https.request, agent: new https.Agent(CONNECTIONS) },
  }

  const call = (request: Request, { site, clientAddress }: Call) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { pathname, search } = new URL(request.url)
      const target = new URL(gatewayUrl(`${pathname}${search}`, site.upstream))
      const framing = request.body ? framingOf(request.headers) : undefined
      const { request: start, agent } = transports[target.protocol === 'https:' ? 'https:' : 'http:']
      const outgoing = start({
        agent,
        hostname: target.hostname,
        port: target.port,
        path: `${target.pathname}${target.search}`,
        method: request.method,
        headers: {
          ...forwardedRequestHeaders(request.headers, clientAddress, new URL(site.origin)),
          ...framing,
          ...traceHeader(),
        },
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      })
      outgoing.once('response', resolve).on('error', reject)
      if (!framing) outgoing.end()
      else
        Readable.fromWeb(request.body as NodeStream)
          .on('error', (error) => outgoing.destroy(error))
          .pipe(outgoing)
    })

  return async (request: Request, details: Call): Promise<Response> => {
    try {
      const response = await withSpan('gateway', 'client', () => call(request, details))
      const { statusCode: status = 502 } = response
      if (status >= 500 && !isJson(response)) {
        response.resume()
        const retryAfter = response.headers['retry-after']
        return unreachable(request, `status ${status}`, status, retryAfter ? { 'retry-after': retryAfter } : {})
      }
      const isEmpty = request.method === 'HEAD' || status === 204 || status === 304
      if (isEmpty) response.resume()
      const body = isEmpty ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array<ArrayBuffer>>)
      return new Response(body, { status, headers: forwardedResponseHeaders(response.headers) })
    } catch (failure) {
      return unreachable(request, failureCode(failure), 502)
    }
  }
}

const isJson = ({ headers }: IncomingMessage) => /[/+]json\b/i.test(headers['content-type'] ?? '')

/** Logs that no gateway has answered, and answers in the gateway's format. */
function unreachable(
  request: Request,
  failure: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  // A visitor who leaves the page ends the call.
  if (!request.signal.aborted) logEvent('gateway-unreachable', { method: request.method, failure })
  return Response.json(
    { errorCode: 'gateway-unreachable', errors: [{ errorCode: 'gateway-unreachable' }], ...numbered() },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
}

function traceHeader() {
  const trace = currentTrace()
  return trace && { traceparent: traceparentOf(trace) }
}

function numbered() {
  const trace = currentTrace()
  return trace && { errorNumber: errorNumberOf(trace) }
}

export type GatewayProxy = ReturnType<typeof createGatewayProxy>
