import type { Cart } from './cart.ts'

/** The cart of somebody who has not chosen anything yet; written out, so that no page needs the schema to be drawn. */
export const emptyCart: Cart = {
  lines: [],
  total: 0,
  displayPrice: '',
  shippingPriceInclVat: '',
  shippingPriceExclVat: '',
  subTotalInclVat: '',
  subTotalExclVat: '',
  vat: '',
  vatExempt: '',
  discounts: {},
  totalDiscount: '',
  priceBreakdown: undefined,
  customProperties: {},
  couponResponseCode: '',
  selectedShippingType: '',
  selectedPaymentType: '',
  hash: '',
}
