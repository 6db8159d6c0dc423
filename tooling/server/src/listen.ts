import { createServer, type Server, type ServerOptions } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { trackConnections } from './connections.ts'
import type { ShutdownTimes } from './shutdown.ts'
import { hasUnexpectedBody, refuseBody } from './unexpected-body.ts'

/** Time limits of a connection, in milliseconds. */
export interface ConnectionTimeouts extends Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
> {
  /** How long a call may go on without a byte in either direction, such as a response that the client does not read. */
  stalledTimeout?: number
}

/**
 * The limits for all headers, for the whole request and for a stalled call, and the interval of the checks. The longest call
 * waits 60 seconds for its answer.
 */
const TIMEOUTS: ConnectionTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  stalledTimeout: 75_000,
  connectionsCheckingInterval: 1000,
}

/**
 * How long an idle connection stays open. Longer than any proxy keeps it, because a call on a connection that was just
 * closed is lost.
 */
const KEEP_ALIVE_MS = 75_000

/** Where balancers ask whether a server takes new calls. */
const READINESS = '/health/ready'

/**
 * The most bytes of a request's headers. Cookies of third parties can fill Node's 16 KB, and the browser would then get an
 * empty 431 on every page.
 */
const MAX_HEADER_BYTES = 65_536

const AT_ONCE: ShutdownTimes = { delayMs: 0, graceMs: 0 }

export interface ListenOptions {
  port: number
  hostname: string
  fetch: (request: Request, environment: object) => Response | Promise<Response>
  /** The environment variable of the port, for the message about a taken port. */
  portVariable: string
  timeouts?: ConnectionTimeouts | undefined
}

/** A server that listens on a port. */
export interface ListeningServer {
  address: ReturnType<Server['address']>
  /**
   * Fails the readiness, serves on for `delayMs`, then closes the port. Resolves when every call in flight is answered or
   * `graceMs` is over.
   */
  close: (times?: ShutdownTimes) => Promise<void>
}

/** Returns the failure of a server that could not listen, with a readable message if the port is taken. */
export function listenFailure(failure: Error, port: number, portVariable: string): Error {
  const isTaken = 'code' in failure && failure.code === 'EADDRINUSE'
  return isTaken ? new Error(`Port ${port} is taken: set ${portVariable} to a free one.`) : failure
}

/** Listens on a port, and refuses GET and HEAD requests with a body. Rejects with a readable message if the port is taken. */
export async function listen({
  port,
  hostname,
  fetch,
  portVariable,
  timeouts = TIMEOUTS,
}: ListenOptions): Promise<ListeningServer> {
  let isLeaving = false
  const answer: ListenOptions['fetch'] = (request, environment) =>
    isLeaving && new URL(request.url).pathname === READINESS
      ? Response.json({ status: 'leaving' }, { status: 503, headers: { 'Cache-Control': 'no-store' } })
      : fetch(request, environment)
  const handle = getRequestListener(answer, { hostname })
  const server = createServer({ ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }, (incoming, outgoing) => {
    if (hasUnexpectedBody(incoming)) refuseBody(outgoing)
    else void handle(incoming, outgoing)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.timeout = timeouts.stalledTimeout ?? 0
  const connections = trackConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (failure) => reject(listenFailure(failure, port, portVariable)))
    server.listen(port, hostname)
  })
  return {
    address: server.address(),
    close: async ({ delayMs, graceMs } = AT_ONCE) => {
      isLeaving = true
      connections.leave()
      await pause(delayMs)
      await connections.close(graceMs)
    },
  }
}
