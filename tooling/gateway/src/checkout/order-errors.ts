import type { InferOutput } from 'valibot'
import type { initializeTransactionRequestSchema } from '@shop/domain/transaction.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { mayBeSold } from '../shops/find-articles.ts'
import type { Shop } from '../shops/shop.ts'
import { addressErrors } from './address-errors.ts'

/** What placing an order sends, read. */
export type OrderRequest = InferOutput<typeof initializeTransactionRequestSchema>

const CPR = /^(\d{2})(\d{2})(\d{2})-?\d{4}$/

/** Ten digits with a date in front (OP-21): numbers without a valid check digit exist since 2007. */
export function isCprNumber(text: string): boolean {
  const [, day = '', month = '', year = ''] = CPR.exec(text.trim()) ?? []
  if (day === '') return false
  // Both centuries are asked, for 29 February; 60 is added to the day of administrative numbers.
  const dayOfMonth = Number(day) > 60 ? Number(day) - 60 : Number(day)
  return [1900, 2000].some((century) => {
    const date = new Date(Date.UTC(century + Number(year), Number(month) - 1, dayOfMonth))
    return date.getUTCDate() === dayOfMonth && date.getUTCMonth() === Number(month) - 1
  })
}

/** Why an order cannot be placed: faulty address fields as `invoiceAddress.postalCode`, everything else as codes. */
export function orderErrors(request: OrderRequest, shop: Shop, cart: StoredCart, priced: PricedCart, cpr: string) {
  const { configuration } = shop
  const { showPrivacyPolicyConsent, orderSummaryType } = configuration.featureFlags
  const errors = addressErrors(request.invoiceAddress, configuration, 'invoiceAddress')
  if (request.deliveryAddress) errors.push(...addressErrors(request.deliveryAddress, configuration, 'deliveryAddress'))
  const hasConsent = request.termsAndConditionsAgreed && (request.privacyPolicyAgreed || !showPrivacyPolicyConsent)
  if (!hasConsent) errors.push('consent-required')
  if (!shop.settings.shipping.some(({ code }) => code === request.shippingMethod))
    errors.push('invalid-shipping-method')
  if (orderSummaryType === 'cpr' && !isCprNumber(cpr)) errors.push('invalid-cpr-number')
  const bought = priced.lines.filter((line) => !line.isGift)
  if (bought.length === 0) errors.push('cart-empty')
  const isGone = bought.length < cart.lines.length || bought.some((line) => !mayBeSold(line.article))
  if (isGone) errors.push('product-not-available')
  return errors
}
