import { asksCpr } from '@shop/domain/checkout/free-shop.ts'
import type { Shop } from './shop.ts'

export type PayingShop = Pick<Shop, 'configuration' | 'settings'>

/**
 * True for a shop that accepts orders with a price without payment. A CPR number replaces payment only if the shop's own
 * settings allow it. A change of the configuration alone must not give goods away for an invented number.
 */
export function takesFreeOrders({ configuration, settings }: PayingShop): boolean {
  if (asksCpr(configuration)) return settings.freeOrders !== undefined
  return configuration.paymentProvider === undefined && configuration.featureFlags.hidePricesAndPayment
}
