import { Hono } from 'hono'
import { Refusal } from './refusal.ts'

/** The calls that this gateway does not carry out yet, whoever is paid: they say so instead of pretending. */
export const NOT_BUILT_YET: readonly string[] = [
  'GET /v1.0/orders/history',
  'GET /v1.0/orders/history/:id',
  'GET /orders/:userId/:orderNumber',
  'POST /orders/reorder/:userId/:orderNumber',
]

/** Routes that answer 501 for them. */
export function createNotBuiltYetRoutes(calls: readonly string[]) {
  const routes = new Hono()
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    routes.on(method, path, () => {
      throw new Refusal(501, ['not-built-yet'])
    })
  }
  return routes
}
