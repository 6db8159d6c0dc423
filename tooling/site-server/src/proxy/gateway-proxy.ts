import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { forwardedResponseHeaders, forwardedRequestHeaders } from './forwarded-headers.ts'
import type { ServedSite } from '../sites/sites.ts'

/** Milliseconds the gateway may take (API-02). */
export const REQUEST_TIMEOUT = 60_000

interface Call {
  site: Pick<ServedSite, 'upstream' | 'origin'>
  /** The shopper's address, for the gateway's throttles. */
  clientAddress: string
}

/** Idle connections are closed here before the gateway closes them: a call must not meet a closed one. */
const CONNECTIONS = { keepAlive: true, timeout: 30_000 }

/**
 * Passes a call on to the gateway of the site's shop and its response back, streaming both ways. Not with `fetch`: that
 * would decompress every response, and the gateway compresses better than this server could.
 */
export function createGatewayProxy(timeout = REQUEST_TIMEOUT) {
  const transports = {
    'http:': { request: http.request, agent: new http.Agent(CONNECTIONS) },
    'https:': { request: https.request, agent: new https.Agent(CONNECTIONS) },
  }

  const call = (request: Request, { site, clientAddress }: Call) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { pathname, search } = new URL(request.url)
      const target = new URL(site.upstream)
      const { request: start, agent } = transports[target.protocol === 'https:' ? 'https:' : 'http:']
      const outgoing = start({
        agent,
        hostname: target.hostname,
        port: target.port,
        path: `${target.pathname}${pathname}${search}`,
        method: request.method,
        headers: forwardedRequestHeaders(request.headers, clientAddress, new URL(site.origin)),
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      })
      outgoing.once('response', resolve).on('error', reject)
      if (!request.body) outgoing.end()
      else
        Readable.fromWeb(request.body as NodeStream)
          .on('error', (error) => outgoing.destroy(error))
          .pipe(outgoing)
    })

  return async (request: Request, details: Call): Promise<Response> => {
    try {
      const response = await call(request, details)
      const { statusCode: status = 502 } = response
      const isEmpty = request.method === 'HEAD' || status === 204 || status === 304
      if (isEmpty) response.resume()
      const body = isEmpty ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array<ArrayBuffer>>)
      return new Response(body, { status, headers: forwardedResponseHeaders(response.headers) })
    } catch {
      return Response.json(
        { errorCode: 'gateway-unreachable', errors: [{ errorCode: 'gateway-unreachable' }] },
        { status: 502, headers: { 'cache-control': 'no-store' } },
      )
    }
  }
}

export type GatewayProxy = ReturnType<typeof createGatewayProxy>
