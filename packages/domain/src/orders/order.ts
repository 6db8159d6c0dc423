import * as v from 'valibot'
import { streetFields } from '../address/address-table.ts'
import { orderProgress } from './order-progress.ts'
import {
  address,
  amount,
  amountOrFlag,
  answerObject,
  flag,
  identifier,
  list,
  maybe,
  moment,
  number,
  numeric,
  text,
  textOf,
  withList,
} from '../reading/parse.ts'

/** An order in the list of a customer's orders. */
export const orderHistoryItemSchema = answerObject(
  {
    placementDate: moment,
    placedByUserName: text,
    status: text,
  },
  {
    orderNumber: identifier,
    ...orderProgress,
  },
)
export type OrderHistoryItem = v.InferOutput<typeof orderHistoryItemSchema>

/** A page of a customer's orders. `totalCount` counts all orders; undefined if the gateway does not send it. */
export const orderHistorySchema = answerObject(
  { totalCount: maybe(numeric) },
  {
    items: list(orderHistoryItemSchema),
  },
)
/** The same, or the orders alone. */
export const orderHistoryAnswerSchema = withList('items', orderHistorySchema)
export type OrderHistory = v.InferOutput<typeof orderHistorySchema>

/** Ours, optional: the reductions, as in the cart, so that the total adds up on screen. */
const reductions = {
  discounts: maybe(v.record(v.string(), amount)),
  totalDiscount: v.optional(amount),
  vatExempt: v.optional(amountOrFlag),
}

/** The name of the way of delivery. Some gateways send an object with it. */
const methodName = textOf('name', 'code')

/** The lines of an address between the company and the postal code. */
const street = v.entriesFromList(streetFields, text)

/** An address. Some gateways put its fields into a part called `address`. */
const placeSchema = v.pipe(
  v.looseObject({ address: v.nullish(v.unknown()) }),
  v.transform(({ address: inside, ...place }) => ({ ...place, ...(typeof inside === 'object' ? inside : undefined) })),
  answerObject({
    nameLine1: text,
    nameLine2: text,
    ...street,
    postalCode: text,
    city: text,
    country: text,
    shippingMethod: methodName,
  }),
)

const orderLineSchema = answerObject({
  name: text,
  description: text,
  itemNumber: text,
  unitPriceStr: amount,
  quantity: number,
  totalStr: amount,
  /** Ours, optional. */
  imageUrl: v.optional(address),
  /** Ours, optional: a gift, as in the cart. A gift may have no product page. */
  isAddedByPromotion: flag,
})

const pricingDetailsSchema = answerObject({
  subtotalStr: amount,
  subtotalInclVatStr: amount,
  shippingStr: amount,
  shippingInclVatStr: amount,
  taxStr: amount,
  totalStr: amount,
  ...reductions,
})

/** An order with lines, addresses and amounts. */
export const orderDetailsSchema = v.pipe(
  answerObject(
    {
      status: text,
      placementDate: moment,
      paymentType: text,
      purchaseOrderNumber: text,
      /** Ours, optional: the day on which a mail reminds the customer to order again. */
      refillDay: moment,
      pricingDetails: maybe(pricingDetailsSchema),
      shippingLocation: maybe(placeSchema),
      invoiceAccount: maybe(placeSchema),
      /** Some gateways send it here instead of in the address. */
      shippingMethod: methodName,
    },
    {
      orderNumber: identifier,
      orderLines: list(orderLineSchema),
      ...orderProgress,
    },
  ),
  v.transform(({ shippingMethod, shippingLocation, ...order }) => ({
    ...order,
    shippingLocation: shippingLocation && {
      ...shippingLocation,
      shippingMethod: shippingLocation.shippingMethod || shippingMethod,
    },
  })),
)
export type OrderDetails = v.InferOutput<typeof orderDetailsSchema>

const printAddressSchema = answerObject({
  name: text,
  company: text,
  ...street,
  postalCode: text,
  city: text,
  countryCode: text,
  phoneNumber: text,
  email: text,
})

const printedLineSchema = answerObject({ name: text, itemNumber: text, price: amount, quantity: number, total: amount })

/** An order for printing, with full addresses. */
export const printableOrderSchema = answerObject(
  {
    orderDateFormatted: moment,
    purchaseOrderNumber: text,
    shippingAddress: maybe(printAddressSchema),
    invoiceAddress: maybe(printAddressSchema),
    shippingType: text,
    paymentType: text,
    subtotalPrice: amount,
    subtotalPriceInclVat: amount,
    shippingPrice: amount,
    shippingPriceInclVat: amount,
    vatPrice: amount,
    totalPrice: amount,
    ...reductions,
  },
  {
    orderNumber: identifier,
    productList: list(printedLineSchema),
  },
)
export type PrintableOrder = v.InferOutput<typeof printableOrderSchema>

/** Returns whether an order was sent. Every other status counts as being processed. */
export const isShipped = (status: string) => status === 'Complete' || status === 'CompleteWithTracking'
