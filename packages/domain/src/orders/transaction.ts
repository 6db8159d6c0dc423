import * as v from 'valibot'
import { cartPropertiesSchema } from '../cart/cart.ts'
import {
  address,
  amount,
  amountOrFlag,
  flag,
  identifier,
  list,
  maybe,
  number,
  requiredText,
  text,
  texts,
} from '../reading/parse.ts'
import { checkoutAddressSchema } from '../address/address.ts'
import { priceResponseSchema } from '../catalogue/product.ts'

/** What placing an order sends (API-17). */
export const initializeTransactionRequestSchema = v.object({
  userId: v.string(),
  shippingMethod: v.string(),
  invoiceAddress: checkoutAddressSchema,
  deliveryAddress: maybe(checkoutAddressSchema),
  customProperties: v.nullish(cartPropertiesSchema, {}),
  termsAndConditionsAgreed: v.boolean(),
  privacyPolicyAgreed: flag,
})
export type InitializeTransactionRequest = v.InferInput<typeof initializeTransactionRequestSchema>

export const transactionStartedSchema = v.object({
  transactionId: text,
  correlationId: text,
  errorKeys: list(requiredText),
  /** Ours, optional: the ids of the cart's lines that cannot be bought any more. */
  unavailable: list(requiredText),
})
export type TransactionStarted = v.InferOutput<typeof transactionStartedSchema>

export const PAYMENT_STATUSES = ['Succeeded', 'Error', 'Refused', 'Cancelled', 'Pending', 'PartialSuccess'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

const transactionLineSchema = v.object({
  id: v.nullish(identifier, ''),
  itemNumber: text,
  name: text,
  imageUrl: address,
  quantity: number,
  /** Ours, optional: what sets the line apart, as in the cart. */
  colorName: text,
  productAttributes: texts,
  price: amount,
  total: amount,
  priceResponse: maybe(priceResponseSchema),
})

/** One attempt to pay a cart, from placing the order to its number (RES-12, PAY-23). */
export const transactionSchema = v.object({
  paymentId: text,
  orderNumber: text,
  orderPlaced: flag,
  status: text,
  correlationId: text,
  errorMessage: text,
  // As in the cart: the gateway lists the oldest line first, the shop shows the newest first.
  products: v.pipe(
    list(transactionLineSchema),
    v.transform((lines) => lines.toReversed()),
  ),
  subTotalInclVat: amount,
  subTotalExclVat: amount,
  shippingPriceInclVat: amount,
  shippingPriceExclVat: amount,
  vat: amount,
  vatExempt: amountOrFlag,
  totalPrice: amount,
  currencyCode: text,
  /** Ours, optional: the hash of the cart the transaction was made of (OP-49). */
  hash: text,
  /** Ours, optional: what was taken off, as in the cart, so that the sums can be read (CART-26). */
  discounts: maybe(v.record(v.string(), amount)),
  totalDiscount: v.optional(amount),
  /** Ours, optional: when the order was placed. */
  placementDate: text,
  /** Ours, optional, once it is paid: what the way of delivery and the way of payment are called. */
  shippingType: text,
  paymentType: text,
  /** Ours, optional: the customer changed an address in the payment provider's form. */
  isAddressFromPayment: flag,
  /** Ours, optional: what a public buyer's invoice needs, and who sent the customer. */
  eanNumber: v.optional(text),
  referralCode: v.optional(text),
})
export type Transaction = v.InferOutput<typeof transactionSchema>
