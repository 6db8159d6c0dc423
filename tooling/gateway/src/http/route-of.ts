import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Returns the pattern of a call's route, because paths contain ids and text that visitors type. */
export const routeOf = (c: Context): string =>
  matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none'
