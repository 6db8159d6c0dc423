import { asksCpr } from '@shop/domain/checkout/free-shop.ts'
import type { Shop } from './shop.ts'

/** A shop as far as it decides who pays for its orders. */
export type PayingShop = Pick<Shop, 'configuration' | 'settings'>

/**
 * Whether a shop places orders that cost something without payment. A CPR number pays only where the shop's own data
 * allow it, so that no change of the configuration alone gives goods away against an invented number.
 */
export function takesFreeOrders({ configuration, settings }: PayingShop): boolean {
  if (asksCpr(configuration)) return settings.freeOrders !== undefined
  return configuration.paymentProvider === undefined && configuration.featureFlags.hidePricesAndPayment
}
