import type { ServerOptions } from 'node:http'
import { serve } from '@hono/node-server'

/** Time limits of a connection, in milliseconds. */
export type SendTimeouts = Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>

/** The limits for all headers and for the whole request, and the interval of the checks. */
const SEND_TIMEOUTS: SendTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
}

/**
 * How long an idle connection stays open. Longer than any proxy keeps it, because a call on a connection that was just
 * closed is lost.
 */
const KEEP_ALIVE_MS = 75_000

export interface ListenOptions {
  port: number
  hostname: string
  fetch: (request: Request, environment: object) => Response | Promise<Response>
  /** The environment variable of the port, for the message about a taken port. */
  portVariable: string
  /** How long `close` waits for calls in flight, in milliseconds. */
  graceMs: number
  timeouts?: SendTimeouts | undefined
}

/** Listens on a port. Rejects with a readable message if the port is taken. */
export async function listen({
  port,
  hostname,
  fetch,
  portVariable,
  graceMs,
  timeouts = SEND_TIMEOUTS,
}: ListenOptions) {
  const server = serve({ port, hostname, fetch, serverOptions: timeouts })
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (failure) => {
      const isTaken = 'code' in failure && failure.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is taken: set ${portVariable} to a free one.`) : failure)
    })
  })
  return {
    address: server.address(),
    /** Stops accepting connections. Resolves when every call in flight is answered or `graceMs` is over. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs).unref()
      }),
  }
}
