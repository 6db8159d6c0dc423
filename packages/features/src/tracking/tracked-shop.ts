import type { Visit } from '@shop/domain/account/visit.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { CartStore } from '../cart/queue.ts'
import type { Purchases } from '../payments/purchases/purchases.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import type { createBrowserRouter } from '../runtime/navigation/router.ts'
import type { PlatformOf } from '../runtime/memory/memory.ts'
import type { ShopConfig } from '../runtime/config/shop-config.tsx'
import type { Lazy } from '../runtime/state/lazily.ts'

/** The parts of a running shop that analytics read. */
export interface TrackedShop {
  config: ShopConfig
  cart: CartStore
  visit: Pick<StoreApi<Visit>, 'subscribe'>
  purchases: Lazy<Purchases>
  loadGateway: LoadGateway
  platform: PlatformOf<'analytics' | 'orders'> & { now: () => number }
}

/** The parts of its router that analytics read. */
export type TrackedRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
