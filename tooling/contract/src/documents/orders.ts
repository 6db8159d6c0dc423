import * as v from 'valibot'
import { decisive, essential, expected, expecteds, optional, optionals, ours } from './field.ts'
import * as form from './form.ts'
import { answeredInOrder } from './our-address-fields.ts'

const status = form.openChoice(['Open', 'Complete', 'CompleteWithTracking'])
const UNDER_PROCESSING = 'The order shows as under processing.'
const NO_ROW = 'The row is left out of the totals.'

const progress = {
  outcome: ours(form.text, 'The order never shows as cancelled or refunded.'),
  parcel: ours(
    v.object({
      trackingNumber: essential(form.id, 'The order page has no link to the parcel.'),
      trackingUrl: ours(form.address, 'The tracking number shows without a link.'),
    }),
    'The order page has no link to the parcel.',
  ),
}

const reductions = {
  discounts: ours(v.record(v.string(), form.amount), 'A difference in the totals shows as one row.'),
  totalDiscount: ours(form.amount, 'A difference in the totals shows as one row.'),
  vatExempt: ours(form.amountOrFlag, 'A difference in the totals shows as one row.'),
}

export const orderHistoryItemContract = v.object({
  orderNumber: essential(form.id, 'The order is left out of the list.'),
  placementDate: expected(form.moment, 'The order shows no date.'),
  placedByUserName: optional(form.text, 'The order shows no name.'),
  status: expected(status, UNDER_PROCESSING),
  ...progress,
})

/** A page of the list of orders. */
export const orderHistoryContract = v.object({
  items: decisive(expected(v.array(orderHistoryItemContract), 'The list of orders shows as empty.')),
  totalCount: ours(form.number, 'The list offers a next page as long as a page is full.'),
})

/** The same, or the orders alone. */
export const orderHistoryAnswerContract = v.union([orderHistoryContract, v.array(orderHistoryItemContract)])

const NO_ADDRESS_LINE = 'The address shows without this line.'

/** A way of delivery: its name, or an object with its name. */
const method = v.union([
  form.text,
  v.object({
    name: optional(form.text, 'The order names no way of delivery.'),
    code: ours(form.id, 'The name stands alone.'),
  }),
])

const placeFields = {
  ...answeredInOrder,
  ...optionals(['nameLine2', 'addressLine2'], form.text, NO_ADDRESS_LINE),
  ...expecteds(['nameLine1', 'addressLine1', 'postalCode', 'city', 'country'], form.text, NO_ADDRESS_LINE),
}
const shippingMethod = optional(method, 'The order names no way of delivery.')

/** An address, with the way of delivery in it. */
export const placeContract = v.object({ ...placeFields, shippingMethod })

/** An address of an order: alone, or as a part named `address`. */
const place = v.union([
  placeContract,
  v.object({ address: essential(v.object(placeFields), 'The address is left out.'), shippingMethod }),
])

export const orderLineContract = v.object({
  name: expected(form.text, 'The line shows its description.'),
  description: optional(form.text, 'The line shows its name.'),
  itemNumber: expected(form.id, 'The line shows no item number and no link.'),
  unitPriceStr: expected(form.amount, 'The line shows no price of one piece.'),
  quantity: expected(form.number, 'The line shows no quantity.'),
  totalStr: expected(form.amount, 'The line shows no total.'),
  imageUrl: ours(form.address, 'The place of the picture stays empty.'),
  isAddedByPromotion: ours(form.flag, 'The line shows as bought.'),
})

export const pricingDetailsContract = v.object({
  ...expecteds(
    ['subtotalStr', 'subtotalInclVatStr', 'shippingStr', 'shippingInclVatStr', 'taxStr', 'totalStr'],
    form.amount,
    NO_ROW,
  ),
  ...reductions,
})

export const orderDetailsContract = v.object({
  orderNumber: essential(form.id, 'The page of the order cannot be shown.'),
  status: expected(status, UNDER_PROCESSING),
  placementDate: expected(form.moment, 'The order shows no date.'),
  paymentType: optional(form.text, 'The order names no way of payment.'),
  purchaseOrderNumber: optional(form.text, 'The order shows no purchase order number.'),
  ...progress,
  refillDay: ours(form.moment, 'The page offers a reminder, and does not say that one is set.'),
  orderLines: decisive(expected(v.array(orderLineContract), 'The order shows no lines.')),
  pricingDetails: expected(pricingDetailsContract, 'The order shows no totals.'),
  shippingLocation: expected(place, 'The order shows no delivery address.'),
  invoiceAccount: expected(place, 'The order shows no invoice address.'),
  shippingMethod: ours(method, 'The way of delivery is the one in `shippingLocation`.'),
})

const printedAddress = v.object({
  ...answeredInOrder,
  name: expected(form.text, NO_ADDRESS_LINE),
  company: optional(form.text, NO_ADDRESS_LINE),
  addressLine1: expected(form.text, NO_ADDRESS_LINE),
  addressLine2: optional(form.text, NO_ADDRESS_LINE),
  postalCode: expected(form.text, NO_ADDRESS_LINE),
  city: expected(form.text, NO_ADDRESS_LINE),
  countryCode: expected(form.text, NO_ADDRESS_LINE),
  phoneNumber: optional(form.text, NO_ADDRESS_LINE),
  email: optional(form.text, NO_ADDRESS_LINE),
})

const printedLine = v.object({
  name: expected(form.text, 'The line shows no name.'),
  itemNumber: expected(form.id, 'The line shows no item number.'),
  price: expected(form.amount, 'The line shows no price of one piece.'),
  quantity: expected(form.number, 'The line shows no quantity.'),
  total: expected(form.amount, 'The line shows no total.'),
})

/** An order as it is printed. */
export const printableOrderContract = v.object({
  orderNumber: essential(form.id, 'The order cannot be printed.'),
  orderDateFormatted: expected(form.moment, 'The print shows no date.'),
  purchaseOrderNumber: optional(form.text, 'The print shows no purchase order number.'),
  shippingAddress: expected(printedAddress, 'The print shows no delivery address.'),
  invoiceAddress: expected(printedAddress, 'The print shows no invoice address.'),
  shippingType: optional(form.text, 'The print names no way of delivery.'),
  paymentType: optional(form.text, 'The print names no way of payment.'),
  productList: decisive(expected(v.array(printedLine), 'The print shows no lines.')),
  ...expecteds(
    ['subtotalPrice', 'subtotalPriceInclVat', 'shippingPrice', 'shippingPriceInclVat', 'vatPrice', 'totalPrice'],
    form.amount,
    NO_ROW,
  ),
  ...reductions,
})
