import type { OrderDetails, PrintableOrder } from '../orders/order.ts'
import { exemptAmount, type Totals } from './totals.ts'

/** Returns the totals of an order in the shape of a cart's totals. */
export function detailsTotals({ pricingDetails, orderLines }: OrderDetails): Totals | undefined {
  if (!pricingDetails) return undefined
  const { vatExempt, discounts, totalDiscount } = pricingDetails
  return {
    subTotalInclVat: pricingDetails.subtotalInclVatStr,
    subTotalExclVat: pricingDetails.subtotalStr,
    shippingPriceInclVat: pricingDetails.shippingInclVatStr,
    shippingPriceExclVat: pricingDetails.shippingStr,
    vat: pricingDetails.taxStr,
    vatExempt: exemptAmount(vatExempt),
    totalPrice: pricingDetails.totalStr,
    currencyCode: '',
    discounts,
    totalDiscount,
    lineTotals: orderLines.map(({ totalStr }) => totalStr),
  }
}

/** Returns the totals of a printed order in the same shape. */
export const printableTotals = (order: PrintableOrder): Totals => ({
  subTotalInclVat: order.subtotalPriceInclVat,
  subTotalExclVat: order.subtotalPrice,
  shippingPriceInclVat: order.shippingPriceInclVat,
  shippingPriceExclVat: order.shippingPrice,
  vat: order.vatPrice,
  vatExempt: exemptAmount(order.vatExempt),
  totalPrice: order.totalPrice,
  currencyCode: '',
  discounts: order.discounts,
  totalDiscount: order.totalDiscount,
  lineTotals: order.productList.map(({ total }) => total),
})
