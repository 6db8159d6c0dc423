import type { PaymentProvider } from '@shop/domain/configuration.ts'
import { asksCpr } from '@shop/domain/free-shop.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Shop } from '../shops/shop.ts'

/**
 * Who is paid for an order: the shop's payment provider, or `none` where nothing is to be paid or, against a CPR number,
 * somebody else pays (PAY-02). Undefined where something is but nobody can take it, because the shop names no provider or
 * one that does not exist (OP-85).
 */
export function payeeOf({ configuration }: Shop, { totals }: PricedCart): PaymentProvider | 'none' | undefined {
  if (totals.total === 0 || asksCpr(configuration)) return 'none'
  return configuration.paymentProvider ?? (configuration.featureFlags.hidePricesAndPayment ? 'none' : undefined)
}
