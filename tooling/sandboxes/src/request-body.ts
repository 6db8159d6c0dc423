import type { Context } from 'hono'

/** The body as JSON; nothing when it is none, which the schema then refuses. */
export const jsonOf = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined)
