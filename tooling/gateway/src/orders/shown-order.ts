import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { lineAttributes } from '@shop/domain/cart/line-attributes.ts'
import { paymentMethodName } from '../model/payment-method.ts'
import type { DraftLine, OrderDraft } from '../model/order-draft.ts'
import { discountResponse } from '../money/discount-response.ts'
import { formatMoney } from '../money/format.ts'
import { shownMinor, type PriceStyle } from '../money/price-style.ts'
import type { KeptOrder } from './read-orders.ts'

/** How the shop shows prices today. The style when the order was placed does not count. */
export type ShownPrices = Pick<PriceStyle, 'inclVat' | 'isHidden'>

/** Formats the amounts of an order as the shop shows them. */
export function amountsOf({ discounts, shipping, totals, style: written }: OrderDraft, prices: ShownPrices) {
  const style: PriceStyle = { ...written, ...prices }
  const money = (minor: number) => formatMoney(minor, style)
  return {
    subtotal: money(totals.subTotalExclVat),
    subtotalInclVat: money(totals.subTotalInclVat),
    shipping: money(shipping.exclVatMinor),
    shippingInclVat: money(shipping.inclVatMinor),
    vat: money(totals.vat),
    total: money(totals.total),
    reductions: {
      ...discountResponse(discounts, style),
      vatExempt: totals.vatExempt ? money(totals.vatExempt) : '',
    },
    unit: (line: DraftLine) => money(shownMinor(line.unitMinor, line.vatRate, style)),
    line: (line: DraftLine) => money(shownMinor(line.totalMinor, line.vatRate, style)),
  }
}

/** Returns the name of a line with its chosen attributes. */
export const nameOf = ({ name, colorName = '', attributes = [] }: DraftLine) =>
  [name, ...lineAttributes({ colorName, productAttributes: Object.fromEntries(attributes) })].join(', ')

/** Returns the name of the person at an address. */
export const personOf = ({ firstName, middleName, lastName }: CheckoutAddress) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** The stored provider of free orders. */
const NO_PROVIDER = 'none'

/** Returns how an order was paid, and the EAN number of a public buyer or the referral code. */
export const paymentOf = (order: KeptOrder) => ({
  paymentType: paymentTypeOf(order),
  purchaseOrderNumber: order.draft.properties.eanNumberApplied ?? order.draft.properties.referralCode ?? '',
})

interface Payment {
  provider: string
  paymentMethod: string | null
  draft: Pick<OrderDraft, 'language'>
}

/** Returns the name of the payment method, or of the provider if the method is unknown. Empty for a free order. */
export function paymentTypeOf({ provider, paymentMethod, draft: { language } }: Payment): string {
  if (provider === NO_PROVIDER) return ''
  return paymentMethodName(paymentMethod ?? '', language) ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
