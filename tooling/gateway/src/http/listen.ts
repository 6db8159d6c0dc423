import { listen as listenOnPort, type ConnectionTimeouts } from '@shop/server/listen.ts'
import { Hono } from 'hono'
import { serviceUnavailable } from './refusal.ts'

/** Answers requests. Undefined until the database is ready. */
export type RequestHandler =
  | { fetch: (request: Request, environment: object) => Response | Promise<Response> }
  | undefined

const startingApp = new Hono()
  .get('/health/live', (c) => c.json({ status: 'live' }))
  .all('*', (c) => c.json(serviceUnavailable().body, 503, { 'Retry-After': '2' }))

/** Listens on a port. Answers 503 until there is a handler. Rejects with a readable message if the port is taken. */
export const listen = (port: number, hostname: string, handler: () => RequestHandler, timeouts?: ConnectionTimeouts) =>
  listenOnPort({
    port,
    hostname,
    fetch: (request, environment) => (handler() ?? startingApp).fetch(request, environment),
    portVariable: 'GATEWAY_PORT',
    timeouts,
  })
