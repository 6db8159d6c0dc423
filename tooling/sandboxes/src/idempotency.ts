import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BoundedMap } from './bounded-map.ts'

const KEPT_ANSWERS = 1000

/** A provider's answer to a key that was used for another body, or whose first call has not finished. */
type Conflict = (c: Context) => Response

interface FirstCall {
  body: string
  answer?: Response
}

/** Answers a repeated idempotency key with the first answer. A failed call can be repeated. */
export function idempotent(header: string, conflict?: Conflict) {
  const calls = new BoundedMap<string, FirstCall>(KEPT_ANSWERS)
  return createMiddleware(async (c, next) => {
    const key = c.req.header(header)
    if (!key) return next()
    const scope = digestOf(`${c.req.path} ${key}`)
    const body = digestOf(await c.req.text())
    const first = calls.get(scope)
    if (first && conflict && (first.body !== body || !first.answer)) return conflict(c)
    if (first?.answer) return first.answer.clone()
    calls.set(scope, { body })
    await next()
    if (c.res.ok) calls.set(scope, { body, answer: c.res.clone() })
    else calls.delete(scope)
    return undefined
  })
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')
