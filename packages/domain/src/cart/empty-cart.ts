import type { Cart } from './cart.ts'

/** The empty cart. A literal, so that rendering does not load the schema. */
export const emptyCart: Cart = {
  lines: [],
  excludesVat: false,
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
  shippingOffers: [],
}
