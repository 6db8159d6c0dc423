import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { asksCpr } from '@shop/domain/checkout/free-shop.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { takesFreeOrders, type PayingShop } from '../shops/takes-free-orders.ts'

/**
 * Returns the payment provider of an order, or `none` if the order costs nothing or the shop takes free orders. Returns
 * undefined if the order cannot be paid.
 */
export function payeeOf(shop: PayingShop, { totals }: PricedCart): PaymentProvider | 'none' | undefined {
  if (totals.total === 0 || takesFreeOrders(shop)) return 'none'
  return asksCpr(shop.configuration) ? undefined : shop.configuration.paymentProvider
}
