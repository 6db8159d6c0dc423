import * as v from 'valibot'
import { cartPropertiesSchema } from '../cart/cart.ts'
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
  requiredText,
  text,
  texts,
} from '../reading/parse.ts'
import { checkoutAddressSchema } from '../address/address.ts'
import { contentSchema } from '../prices/content.ts'
import { priceResponseSchema } from '../prices/price-response.ts'

/** The body of the call that places an order. */
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

/** The answer of the call that places an order. `errorKeys` gives the reasons of a refusal. */
export const transactionStartedSchema = answerObject(
  {
    transactionId: text,
    correlationId: text,
    /** Ours, optional: the ids of the cart lines that can no longer be bought. */
    unavailable: list(requiredText),
  },
  {
    errorKeys: list(requiredText),
  },
)
export type TransactionStarted = v.InferOutput<typeof transactionStartedSchema>

/** All documented statuses of a payment. */
export const PAYMENT_STATUSES = ['Succeeded', 'Error', 'Refused', 'Cancelled', 'Pending', 'PartialSuccess'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

const transactionLineSchema = answerObject({
  id: v.nullish(identifier, ''),
  itemNumber: text,
  name: text,
  imageUrl: address,
  quantity: number,
  /** Ours, optional: the attributes of the line, as in the cart. */
  colorName: text,
  productAttributes: texts,
  price: amount,
  pricePerUnitStr: maybe(amount),
  content: maybe(contentSchema),
  total: amount,
  priceResponse: maybe(priceResponseSchema),
})

/** One attempt to pay for a cart, from checkout to the order number. */
export const transactionSchema = answerObject({
  paymentId: text,
  orderNumber: text,
  orderPlaced: flag,
  status: text,
  correlationId: text,
  errorMessage: text,
  // As in the cart, the gateway lists the oldest line first. The shop shows the newest first.
  products: v.pipe(
    list(transactionLineSchema),
    v.transform((lines) => [...lines].reverse()),
  ),
  subTotalInclVat: amount,
  subTotalExclVat: amount,
  shippingPriceInclVat: amount,
  shippingPriceExclVat: amount,
  vat: amount,
  vatExempt: amountOrFlag,
  totalPrice: amount,
  currencyCode: text,
  /** Ours, optional: the hash of the cart that the transaction was created from. */
  hash: text,
  /** Ours, optional: the reductions, as in the cart, so that the total adds up on screen. */
  discounts: maybe(v.record(v.string(), amount)),
  totalDiscount: v.optional(amount),
  /** Ours, optional: when the order was placed. */
  placementDate: moment,
  /** Ours, optional, only once it is paid: the names of the ways of delivery and payment. */
  shippingType: text,
  paymentType: text,
  /** Ours, optional: true if the customer changed an address in the payment provider's form. */
  isAddressFromPayment: flag,
  /** Ours, optional: the day on which a mail reminds the customer to order again. */
  refillDay: moment,
  /** Ours, optional: the EAN number for invoices to public buyers, and the referral code. */
  eanNumber: v.optional(text),
  referralCode: v.optional(text),
})
export type Transaction = v.InferOutput<typeof transactionSchema>
