import type { ServerOptions } from 'node:http'
import { Hono } from 'hono'
import { serve } from '@hono/node-server'
import { errorCode } from './failures/error-code.ts'
import { serviceUnavailable } from './http/refusal.ts'

// Whoever started the gateway waits five seconds for it to end, and its database has to stop after it.
const GRACE_PERIOD_MS = 2500

/**
 * How long an idle connection stays open, in milliseconds: longer than any proxy in front keeps it, because a call sent
 * on a connection that was just closed is lost, and a lost call is never sent again.
 */
const KEEP_ALIVE_MS = 75_000

/** How long a caller may take to send, in milliseconds: its headers, and the whole call; and how often that is looked at. */
const SEND_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1000 }

/** What answers calls; nothing while the database is not there yet. */
export type RequestHandler =
  | { fetch: (request: Request, environment: object) => Response | Promise<Response> }
  | undefined

const startingApp = new Hono()
  .get('/health/live', (c) => c.json({ status: 'live' }))
  .all('*', (c) => c.json(serviceUnavailable().body, 503, { 'Retry-After': '2' }))

/** Listens on a port; says 503 until there is something to answer. Rejects with a readable sentence when the port is taken. */
export async function listen(
  port: number,
  hostname: string,
  handler: () => RequestHandler,
  serverOptions: ServerOptions = SEND_TIMEOUTS,
) {
  const fetch = (request: Request, environment: object) => (handler() ?? startingApp).fetch(request, environment)
  const server = serve({ port, hostname, fetch, serverOptions })
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (failure) => {
      const isTaken = errorCode(failure) === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is taken: set GATEWAY_PORT to a free one.`) : failure)
    })
  })
  return {
    address: server.address(),
    /** Accepts nothing more and resolves when everything in flight is answered, or has taken too long. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_PERIOD_MS).unref()
      }),
  }
}
