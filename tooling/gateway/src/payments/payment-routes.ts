import { Hono } from 'hono'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import type { PaymentRouteServices } from './providers/provider.ts'
import type { PaymentProviders } from './providers/providers.ts'

interface PaymentParts extends PaymentRouteServices {
  providers: PaymentProviders
}

/** The calls of each payment provider. */
export function createPaymentRoutes(parts: PaymentParts) {
  const routes = new Hono<ShopEnvironment>()
  for (const provider of parts.providers.values()) routes.route('/', provider.routes(parts))
  return routes
}
