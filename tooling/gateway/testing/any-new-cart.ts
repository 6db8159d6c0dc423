import type { Context } from 'hono'
import { createNewCartLimit } from '../src/cart/new-cart-limit.ts'

const caller = { req: { header: () => undefined } } as unknown as Context

/** The permit of a test, whose carts are not limited. */
export const anyNewCart = createNewCartLimit(1_000_000)(caller)
