import { Hono } from 'hono'
import { purchaseCall } from '../http/purchase-call.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import type { PaymentRouteServices } from './providers/provider.ts'
import type { PaymentProviders } from './providers/providers.ts'

interface PaymentParts extends PaymentRouteServices {
  providers: PaymentProviders
}

/** The calls of each payment provider, all of them watched as calls of a purchase. */
export function createPaymentRoutes(parts: PaymentParts) {
  const routes = new Hono<ShopEnvironment>()
  for (const provider of parts.providers.values()) {
    const own = provider.routes(parts)
    for (const { path } of own.routes) routes.use(path, purchaseCall)
    routes.route('/', own)
  }
  return routes
}
