import type { Context } from 'hono'
import type * as v from 'valibot'

/** Reads the body as JSON, or undefined if it is none, which the schema then refuses. */
export const jsonOf = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined)

/** Returns the path of a schema's issue: `order.items[0].name`. */
export const pathOf = ({ path }: v.BaseIssue<unknown>) =>
  (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
