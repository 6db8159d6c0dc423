import * as v from 'valibot'
import { decisive, essential, expected, optional, optionals, ours } from './field.ts'
import * as form from './form.ts'
import { content, perUnit } from './our-price-fields.ts'
import { priceContract, promotionContract } from './product.ts'

const NO_LINE = 'The line is left out of the cart.'
const NO_ROW = 'The row is left out of the totals.'

export const cartLineContract = v.object({
  id: essential(form.id, NO_LINE),
  itemNumber: essential(form.id, NO_LINE),
  name: expected(form.text, 'The line shows its item number and description.'),
  description: optional(form.text, 'The line shows no description.'),
  imageUrl: expected(form.address, 'The place of the picture stays empty.'),
  quantity: essential(form.number, NO_LINE),
  price: expected(form.amount, 'The line shows the price of `priceResponse`.'),
  ...perUnit,
  ...content,
  total: expected(form.amount, 'The line shows no total.'),
  colorName: optional(form.text, 'The line shows no colour.'),
  productAttributes: optional(form.texts, 'The line shows no attributes.'),
  isAddedByPromotion: expected(form.flag, 'The line can be changed and removed.'),
  isOnPromotion: optional(form.flag, 'The line shows no struck-through price.'),
  priceResponse: expected(priceContract, 'The line shows `price` alone.'),
  productPromoResponse: optional(promotionContract, 'The line shows no struck-through price.'),
})

const property = v.union([v.string(), v.boolean(), v.number()])

export const cartPropertiesContract = v.object({
  applyVATExempt: optional(property, 'The box for buying without VAT is not ticked.'),
  ...optionals(['referralCode', 'eanNumberApplied', 'promoCode'], property, 'The code shows as not applied.'),
  cprNumber: optional(property, 'The customer types the CPR number in the checkout.'),
})

/** A way of delivery or payment: its code, or an object with its code. */
const chosen = v.union([form.text, v.object({ code: optional(form.id, 'Nothing shows as chosen.') })])

const NO_FREE_DELIVERY = 'The cart does not say what is missing to free delivery.'

const shippingOfferContract = v.object({
  code: essential(form.id, 'The way of delivery shows the cost of the configuration.'),
  cost: ours(form.amount, 'The way of delivery shows the cost of the configuration.'),
  freeFrom: ours(form.amount, NO_FREE_DELIVERY),
  missingToFree: ours(form.amount, NO_FREE_DELIVERY),
})

export const cartContract = v.object({
  products: decisive(expected(v.array(cartLineContract), 'The cart shows its totals without lines.')),
  total: expected(form.number, 'The shop adds up the quantities of the lines.'),
  displayPrice: expected(form.amount, 'The cart shows no total.'),
  subTotalInclVat: expected(form.amount, 'The shop shows the subtotal without VAT.'),
  subTotalExclVat: expected(form.amount, 'The shop shows the subtotal with VAT.'),
  shippingPriceInclVat: expected(form.amount, 'The shop shows the delivery price without VAT.'),
  shippingPriceExclVat: expected(form.amount, 'The shop shows the delivery price with VAT.'),
  vat: expected(form.amount, NO_ROW),
  vatExempt: optional(form.amountOrFlag, NO_ROW),
  discounts: optional(v.record(v.string(), form.amount), 'The totals show the total discount alone.'),
  totalDiscount: optional(form.amount, 'The totals show `priceBreakdown.totalDiscount`.'),
  priceBreakdown: optional(v.object({ totalDiscount: optional(form.amount, NO_ROW) }), NO_ROW),
  customProperties: optional(cartPropertiesContract, 'No code shows as applied.'),
  couponResponseCode: optional(form.text, 'The cart says nothing about a promo code.'),
  selectedShippingType: optional(chosen, 'The checkout begins without a way of delivery.'),
  selectedPaymentType: optional(chosen, 'The shop sends the name of the payment provider.'),
  hash: optional(form.text, 'A payment is not checked against a changed cart.'),
  shippingOffers: ours(v.array(shippingOfferContract), 'Ways of delivery show the costs of the configuration.'),
})

/** The answer of placing an order. */
export const transactionStartedContract = v.object({
  transactionId: expected(form.id, 'The order is not placed: the checkout shows that it failed.'),
  correlationId: expected(form.id, 'The address of the payment has the transaction id alone.'),
  errorKeys: decisive(optional(v.array(form.text), 'The order counts as placed.')),
  unavailable: ours(v.array(form.id), 'The checkout names no line that is sold out.'),
})

const paymentStatus = form.choice(['Succeeded', 'Error', 'Refused', 'Cancelled', 'Pending', 'PartialSuccess'])

const NO_PURCHASE_PRICE = 'Statistics count the purchase without the price of one piece.'

/** What one piece costs in a transaction, where the documents name `price` alone. */
const purchasedPrice = v.object({
  price: expected(form.amount, NO_PURCHASE_PRICE),
  ...optionals(['currency', 'priceStr'], form.text, 'The shop uses `price` and the currency of the transaction.'),
})

const transactionLine = v.object({
  id: optional(form.id, 'Lines are told apart by their place.'),
  itemNumber: expected(form.id, 'Statistics count the line without its number.'),
  name: expected(form.text, 'The line shows its item number alone.'),
  imageUrl: optional(form.address, 'The place of the picture stays empty.'),
  quantity: expected(form.number, 'The line shows no quantity.'),
  colorName: optional(form.text, 'The line shows no colour.'),
  productAttributes: optional(form.texts, 'The line shows no attributes.'),
  price: optional(form.amount, 'The line shows no price of one piece.'),
  ...perUnit,
  ...content,
  total: optional(form.amount, 'The line shows no total.'),
  priceResponse: expected(purchasedPrice, NO_PURCHASE_PRICE),
})

/** An attempt to pay a cart. */
export const transactionContract = v.object({
  paymentId: optional(form.id, 'The result page shows the transaction id instead.'),
  orderNumber: optional(form.id, 'The order counts as not placed yet.'),
  orderPlaced: expected(form.flag, 'A paid order may show as pending.'),
  status: expected(paymentStatus, 'The payment counts as not decided.'),
  correlationId: optional(form.id, 'The shop uses the id of the address.'),
  errorMessage: optional(form.text, 'The page of a failed payment gives no reason.'),
  products: expected(v.array(transactionLine), 'The summary beside the payment shows no lines.'),
  subTotalInclVat: expected(form.amount, 'The shop shows the subtotal without VAT.'),
  subTotalExclVat: expected(form.amount, 'The shop shows the subtotal with VAT.'),
  shippingPriceInclVat: expected(form.amount, 'The shop shows the delivery price without VAT.'),
  shippingPriceExclVat: expected(form.amount, 'The shop shows the delivery price with VAT.'),
  vat: expected(form.amount, NO_ROW),
  vatExempt: optional(form.amountOrFlag, NO_ROW),
  totalPrice: expected(form.amount, 'The summary beside the payment shows no total.'),
  currencyCode: expected(form.text, 'Amounts are shown in the currency of the shop.'),
  hash: ours(form.text, 'A payment is not checked against a changed cart.'),
  discounts: ours(v.record(v.string(), form.amount), 'A difference in the totals shows as one row.'),
  totalDiscount: ours(form.amount, 'A difference in the totals shows as one row.'),
  placementDate: ours(form.moment, 'The receipt shows no date.'),
  shippingType: ours(form.text, 'The receipt names no way of delivery.'),
  paymentType: ours(form.text, 'The receipt names no way of payment.'),
  isAddressFromPayment: ours(form.flag, 'The receipt does not say that an address was changed while paying.'),
  refillDay: ours(form.moment, 'The page offers a reminder, and does not say that one is set.'),
  eanNumber: ours(form.text, 'The receipt shows no EAN number.'),
  referralCode: ours(form.text, 'The receipt shows no referral code.'),
})
