import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Marks the calls of a purchase, before the handlers of their paths. The alerts watch marked calls. */
export const purchaseCall: MiddlewareHandler = (_, next) => next()

/** True if a call is marked, also if it failed before it reached the mark. */
export const isPurchaseCall = (c: Context): boolean => matchedRoutes(c).some(({ handler }) => handler === purchaseCall)
