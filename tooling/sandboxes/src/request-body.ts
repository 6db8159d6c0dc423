import type { Context } from 'hono'

/** Reads the body as JSON, or undefined if it is none, which the schema then refuses. */
export const jsonOf = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined)
