import * as v from 'valibot'
import {
  address,
  amount,
  amountOrFlag,
  decisive,
  essential,
  expected,
  expecteds,
  flag,
  id,
  moment,
  number,
  openChoice,
  optional,
  optionals,
  ours,
  text,
} from './field.ts'
import { answeredInOrder } from './our-address-fields.ts'

const status = openChoice(['Open', 'Complete', 'CompleteWithTracking'])
const UNDER_PROCESSING = 'The order shows as under processing.'
const NO_ROW = 'The row is left out of the totals.'

const progress = {
  outcome: ours(text, 'The order never shows as cancelled or refunded.'),
  parcel: ours(
    v.object({
      trackingNumber: essential(id, 'The order page has no link to the parcel.'),
      trackingUrl: ours(address, 'The tracking number shows without a link.'),
    }),
    'The order page has no link to the parcel.',
  ),
}

const reductions = {
  discounts: ours(v.record(v.string(), amount), 'A difference in the totals shows as one row.'),
  totalDiscount: ours(amount, 'A difference in the totals shows as one row.'),
  vatExempt: ours(amountOrFlag, 'A difference in the totals shows as one row.'),
}

export const orderHistoryItemContract = v.object({
  orderNumber: essential(id, 'The order is left out of the list.'),
  placementDate: expected(moment, 'The order shows no date.'),
  placedByUserName: optional(text, 'The order shows no name.'),
  status: expected(status, UNDER_PROCESSING),
  ...progress,
})

/** A page of the list of orders. */
export const orderHistoryContract = v.object({
  items: decisive(expected(v.array(orderHistoryItemContract), 'The list of orders shows as empty.')),
  totalCount: ours(number, 'The list offers a next page as long as a page is full.'),
})

/** The same, or the orders alone. */
export const orderHistoryAnswerContract = v.union([orderHistoryContract, v.array(orderHistoryItemContract)])

const NO_ADDRESS_LINE = 'The address shows without this line.'

/** A way of delivery: its name, or an object with its name. */
const method = v.union([
  text,
  v.object({ name: optional(text, 'The order names no way of delivery.'), code: ours(id, 'The name stands alone.') }),
])

const placeFields = {
  ...answeredInOrder,
  ...optionals(['nameLine2', 'addressLine2'], text, NO_ADDRESS_LINE),
  ...expecteds(['nameLine1', 'addressLine1', 'postalCode', 'city', 'country'], text, NO_ADDRESS_LINE),
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
  name: expected(text, 'The line shows its description.'),
  description: optional(text, 'The line shows its name.'),
  itemNumber: expected(id, 'The line shows no item number and no link.'),
  unitPriceStr: expected(amount, 'The line shows no price of one piece.'),
  quantity: expected(number, 'The line shows no quantity.'),
  totalStr: expected(amount, 'The line shows no total.'),
  imageUrl: ours(address, 'The place of the picture stays empty.'),
  isAddedByPromotion: ours(flag, 'The line shows as bought.'),
})

export const pricingDetailsContract = v.object({
  ...expecteds(
    ['subtotalStr', 'subtotalInclVatStr', 'shippingStr', 'shippingInclVatStr', 'taxStr', 'totalStr'],
    amount,
    NO_ROW,
  ),
  ...reductions,
})

export const orderDetailsContract = v.object({
  orderNumber: essential(id, 'The page of the order cannot be shown.'),
  status: expected(status, UNDER_PROCESSING),
  placementDate: expected(moment, 'The order shows no date.'),
  paymentType: optional(text, 'The order names no way of payment.'),
  purchaseOrderNumber: optional(text, 'The order shows no purchase order number.'),
  ...progress,
  orderLines: decisive(expected(v.array(orderLineContract), 'The order shows no lines.')),
  pricingDetails: expected(pricingDetailsContract, 'The order shows no totals.'),
  shippingLocation: expected(place, 'The order shows no delivery address.'),
  invoiceAccount: expected(place, 'The order shows no invoice address.'),
  shippingMethod: ours(method, 'The way of delivery is the one in `shippingLocation`.'),
})

const printedAddress = v.object({
  ...answeredInOrder,
  name: expected(text, NO_ADDRESS_LINE),
  company: optional(text, NO_ADDRESS_LINE),
  addressLine1: expected(text, NO_ADDRESS_LINE),
  addressLine2: optional(text, NO_ADDRESS_LINE),
  postalCode: expected(text, NO_ADDRESS_LINE),
  city: expected(text, NO_ADDRESS_LINE),
  countryCode: expected(text, NO_ADDRESS_LINE),
  phoneNumber: optional(text, NO_ADDRESS_LINE),
  email: optional(text, NO_ADDRESS_LINE),
})

const printedLine = v.object({
  name: expected(text, 'The line shows no name.'),
  itemNumber: expected(id, 'The line shows no item number.'),
  price: expected(amount, 'The line shows no price of one piece.'),
  quantity: expected(number, 'The line shows no quantity.'),
  total: expected(amount, 'The line shows no total.'),
})

/** An order as it is printed. */
export const printableOrderContract = v.object({
  orderNumber: essential(id, 'The order cannot be printed.'),
  orderDateFormatted: expected(moment, 'The print shows no date.'),
  purchaseOrderNumber: optional(text, 'The print shows no purchase order number.'),
  shippingAddress: expected(printedAddress, 'The print shows no delivery address.'),
  invoiceAddress: expected(printedAddress, 'The print shows no invoice address.'),
  shippingType: optional(text, 'The print names no way of delivery.'),
  paymentType: optional(text, 'The print names no way of payment.'),
  productList: decisive(expected(v.array(printedLine), 'The print shows no lines.')),
  ...expecteds(
    ['subtotalPrice', 'subtotalPriceInclVat', 'shippingPrice', 'shippingPriceInclVat', 'vatPrice', 'totalPrice'],
    amount,
    NO_ROW,
  ),
  ...reductions,
})
