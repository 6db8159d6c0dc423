import { createMiddleware } from 'hono/factory'
import { BoundedMap } from './bounded-map.ts'

const KEPT_ANSWERS = 1000

/** Answers a repeated key, in the header of that name, with the first answer. */
export function idempotent(header: string) {
  const responses = new BoundedMap<string, Response>(KEPT_ANSWERS)
  return createMiddleware(async (c, next) => {
    const key = c.req.header(header)
    const scope = `${c.req.path} ${key}`
    const first = responses.get(scope)
    if (key && first) return first.clone()
    await next()
    if (key && c.res.ok) responses.set(scope, c.res.clone())
    return undefined
  })
}
