import type { StoreApi } from 'zustand/vanilla'
import type { CartState } from '../cart/cart-store.ts'
import type { createBrowserRouter } from '../runtime/router.ts'
import type { ShopFacts } from '../runtime/shop-context.tsx'
import type { SessionState } from '../session/session-store.ts'

/** A running shop as far as somebody who only watches needs it. */
export interface FollowedShop {
  facts: ShopFacts
  cart: Pick<StoreApi<CartState>, 'getState' | 'subscribe'>
  session: Pick<StoreApi<SessionState>, 'subscribe'>
  outside: { now: () => number }
}

/** Its router, likewise. */
export type FollowedRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
