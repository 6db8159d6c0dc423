import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { lineAttributes } from '@shop/domain/cart/line-attributes.ts'
import { paymentMethodName } from '../model/payment-method.ts'
import type { DraftLine, OrderDraft } from '../model/order-draft.ts'
import { discountResponse } from '../money/discount-response.ts'
import { formatMoney } from '../money/format.ts'
import { shownMinor, type PriceStyle } from '../money/price-style.ts'
import type { KeptOrder } from './read-orders.ts'

/** How a shop tells prices today, whatever it did when an order was placed. */
export type ShownPrices = Pick<PriceStyle, 'inclVat' | 'isHidden'>

/** Amounts of an order as its shop writes them. */
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

/** What was bought, with what was chosen of it. */
export const nameOf = ({ name, colorName = '', attributes = [] }: DraftLine) =>
  [name, ...lineAttributes({ colorName, productAttributes: Object.fromEntries(attributes) })].join(', ')

/** Who lives at an address. */
export const personOf = ({ firstName, middleName, lastName }: CheckoutAddress) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** Stands for the provider where nothing is to be paid. */
const NO_PROVIDER = 'none'

/** What an order says of how it was paid and whose books it goes into: a public buyer's EAN number, or who sent the customer. */
export const paymentOf = (order: KeptOrder) => ({
  paymentType: paymentTypeOf(order),
  purchaseOrderNumber: order.draft.properties.eanNumberApplied ?? order.draft.properties.referralCode ?? '',
})

interface Payment {
  provider: string
  paymentMethod: string | null
  draft: Pick<OrderDraft, 'language'>
}

/** How a customer paid, or else whom, where that is all that is known; empty where nothing was to be paid. */
export function paymentTypeOf({ provider, paymentMethod, draft: { language } }: Payment): string {
  if (provider === NO_PROVIDER) return ''
  return paymentMethodName(paymentMethod ?? '', language) ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
