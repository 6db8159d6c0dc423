import { parseCpr } from '@shop/domain/fields/cpr.ts'
import type { initializeTransactionRequestSchema } from '@shop/domain/orders/transaction.ts'
import type { InferOutput } from 'valibot'
import type { PricedCart } from '../cart/price-cart.ts'
import { hasUnsellableLine } from '../cart/unsellable-lines.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { Shop } from '../shops/shop.ts'
import { takesFreeOrders } from '../shops/takes-free-orders.ts'
import { addressErrors } from './address-errors.ts'
import { payeeOf } from './payee-of.ts'

/** The parsed request to place an order. */
export type OrderRequest = InferOutput<typeof initializeTransactionRequestSchema>

// The limit of free shops whose settings have none.
const MOST_FREE_PIECES = 20

const mostPiecesOf = ({ settings }: Shop) => settings.freeOrders?.mostPieces ?? MOST_FREE_PIECES

/** Counts the pieces without gifts, which the shop adds itself. */
const piecesIn = ({ lines }: PricedCart) =>
  lines.reduce((sum, { quantity, isGift }) => sum + (isGift ? 0 : quantity), 0)

/** Returns why an order cannot be placed: wrong address fields, such as `invoiceAddress.postalCode`, and error codes. */
export function orderErrors(request: OrderRequest, shop: Shop, cart: StoredCart, priced: PricedCart, cpr: string) {
  const { configuration } = shop
  const { showPrivacyPolicyConsent, orderSummaryType } = configuration.featureFlags
  const errors = addressErrors(request.invoiceAddress, configuration, 'invoice')
  if (request.deliveryAddress) errors.push(...addressErrors(request.deliveryAddress, configuration, 'delivery'))
  const hasConsent = request.termsAndConditionsAgreed && (request.privacyPolicyAgreed || !showPrivacyPolicyConsent)
  if (!hasConsent) errors.push('consent-required')
  if (!shop.settings.shipping.some(({ code }) => code === request.shippingMethod))
    errors.push('invalid-shipping-method')
  if (orderSummaryType === 'cpr' && parseCpr(cpr) === undefined) errors.push('invalid-cpr-number')
  if (priced.lines.length === 0) errors.push('cart-empty')
  if (hasUnsellableLine(cart, priced)) errors.push('product-not-available')
  if (takesFreeOrders(shop) && piecesIn(priced) > mostPiecesOf(shop)) errors.push('too-many-pieces')
  if (payeeOf(shop, priced) === undefined) errors.push('payment-not-available')
  return errors
}
