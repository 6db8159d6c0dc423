import { Hono } from 'hono'
import { Refusal } from './refusal.ts'

/** Routes that answer 501 for calls that this gateway does not support yet. */
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
