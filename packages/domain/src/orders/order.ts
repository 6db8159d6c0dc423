import * as v from 'valibot'
import { orderProgress } from './order-progress.ts'
import {
  address,
  amount,
  amountOrFlag,
  flag,
  identifier,
  list,
  maybe,
  moment,
  number,
  numeric,
  text,
  textOf,
} from '../reading/parse.ts'

export const orderHistoryItemSchema = v.object({
  orderNumber: identifier,
  placementDate: moment,
  placedByUserName: text,
  status: text,
  ...orderProgress,
})
export type OrderHistoryItem = v.InferOutput<typeof orderHistoryItemSchema>
export const orderHistorySchema = v.object({ items: list(orderHistoryItemSchema), totalCount: maybe(numeric) })
export type OrderHistory = v.InferOutput<typeof orderHistorySchema>

/** Ours, optional: what was taken off, as in the cart, so that the sums can be read (CART-26). */
const reductions = {
  discounts: maybe(v.record(v.string(), amount)),
  totalDiscount: v.optional(amount),
  vatExempt: v.optional(amountOrFlag),
}

/** A way of delivery by its name, which some back ends send as a part of its own. */
const methodName = textOf('name', 'code')

/** An address as the documents write it, or one that stands in a part called `address` beside other parts. */
const placeSchema = v.pipe(
  v.looseObject({ address: v.nullish(v.unknown()) }),
  v.transform(({ address: inside, ...place }) => ({ ...place, ...(typeof inside === 'object' ? inside : undefined) })),
  v.object({
    nameLine1: text,
    nameLine2: text,
    addressLine1: text,
    addressLine2: text,
    postalCode: text,
    city: text,
    country: text,
    shippingMethod: methodName,
  }),
)

export const orderDetailsSchema = v.pipe(
  v.object({
    orderNumber: identifier,
    status: text,
    placementDate: moment,
    paymentType: text,
    purchaseOrderNumber: text,
    ...orderProgress,
    orderLines: list(
      v.object({
        name: text,
        description: text,
        itemNumber: text,
        unitPriceStr: amount,
        quantity: number,
        totalStr: amount,
        /** Ours, optional. */
        imageUrl: v.optional(address),
        /** Ours, optional, as in the cart: a gift, which may have no page. */
        isAddedByPromotion: flag,
      }),
    ),
    pricingDetails: maybe(
      v.object({
        subtotalStr: amount,
        subtotalInclVatStr: amount,
        shippingStr: amount,
        shippingInclVatStr: amount,
        taxStr: amount,
        totalStr: amount,
        ...reductions,
      }),
    ),
    shippingLocation: maybe(placeSchema),
    invoiceAccount: maybe(placeSchema),
    /** Where it stands beside the address instead of in it. */
    shippingMethod: methodName,
  }),
  v.transform(({ shippingMethod, shippingLocation, ...order }) => ({
    ...order,
    shippingLocation: shippingLocation && {
      ...shippingLocation,
      shippingMethod: shippingLocation.shippingMethod || shippingMethod,
    },
  })),
)
export type OrderDetails = v.InferOutput<typeof orderDetailsSchema>

const printAddressSchema = v.object({
  name: text,
  company: text,
  addressLine1: text,
  addressLine2: text,
  postalCode: text,
  city: text,
  countryCode: text,
  phoneNumber: text,
  email: text,
})

export const printableOrderSchema = v.object({
  orderNumber: identifier,
  orderDateFormatted: moment,
  purchaseOrderNumber: text,
  shippingAddress: maybe(printAddressSchema),
  invoiceAddress: maybe(printAddressSchema),
  shippingType: text,
  paymentType: text,
  productList: list(v.object({ name: text, itemNumber: text, price: amount, quantity: number, total: amount })),
  subtotalPrice: amount,
  subtotalPriceInclVat: amount,
  shippingPrice: amount,
  shippingPriceInclVat: amount,
  vatPrice: amount,
  totalPrice: amount,
  ...reductions,
})
export type PrintableOrder = v.InferOutput<typeof printableOrderSchema>

/** Whether an order is on its way; every other status counts as under processing (ORD-03). */
export const isShipped = (status: string) => status === 'Complete' || status === 'CompleteWithTracking'
