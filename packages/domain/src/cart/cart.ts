import * as v from 'valibot'
import {
  address,
  amount,
  amountOrFlag,
  flag,
  identifier,
  list,
  maybe,
  numeric,
  orMissing,
  text,
  textOf,
  texts,
} from '../reading/parse.ts'
import { priceResponseSchema, promoResponseSchema } from '../prices/price-response.ts'

/** A line of a cart. `price` is for one piece, `total` for the line. */
export const cartLineSchema = v.object({
  id: identifier,
  itemNumber: identifier,
  name: text,
  description: text,
  imageUrl: address,
  quantity: numeric,
  price: amount,
  total: amount,
  colorName: text,
  productAttributes: texts,
  isAddedByPromotion: flag,
  isOnPromotion: flag,
  priceResponse: maybe(priceResponseSchema),
  productPromoResponse: maybe(promoResponseSchema),
})
export type CartLine = v.InferOutput<typeof cartLineSchema>

/** Reads a property of a cart as a text. Some gateways send booleans and numbers. */
const property = v.optional(v.pipe(v.nullable(v.union([v.string(), v.boolean(), v.number()]), ''), v.transform(String)))

/** The properties that a visitor can add to a cart. All are texts; `applyVATExempt` is 'true' or 'false'. */
export const cartPropertiesSchema = v.object({
  applyVATExempt: property,
  referralCode: property,
  eanNumberApplied: property,
  cprNumber: property,
  promoCode: property,
})
export type CartProperties = v.InferOutput<typeof cartPropertiesSchema>
export type CartProperty = keyof CartProperties

/** A visitor's cart. `total` is the number of pieces. Amounts are ready to show. */
export const cartSchema = v.pipe(
  v.object({
    products: list(cartLineSchema),
    total: maybe(numeric),
    displayPrice: amount,
    shippingPriceInclVat: amount,
    shippingPriceExclVat: amount,
    subTotalInclVat: amount,
    subTotalExclVat: amount,
    vat: amount,
    vatExempt: amountOrFlag,
    discounts: orMissing(v.nullish(v.record(v.string(), amount), {})),
    totalDiscount: orMissing(amount),
    priceBreakdown: orMissing(maybe(v.object({ totalDiscount: amount }))),
    customProperties: orMissing(v.nullish(cartPropertiesSchema, {})),
    couponResponseCode: orMissing(text),
    selectedShippingType: textOf('code'),
    selectedPaymentType: textOf('code'),
    hash: orMissing(text),
  }),
  v.transform(({ products, total, ...cart }) => ({
    ...cart,
    // Without a count from the gateway a filled cart must not look empty.
    total: total ?? products.reduce((sum, { quantity }) => sum + quantity, 0),
    // The gateway lists the oldest line first. The shop shows the newest first.
    lines: products.toReversed(),
  })),
)
export type Cart = v.InferOutput<typeof cartSchema>
