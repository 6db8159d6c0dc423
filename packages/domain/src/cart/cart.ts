import * as v from 'valibot'
import {
  address,
  amount,
  amountOrFlag,
  answerObject,
  flag,
  html,
  identifier,
  list,
  maybe,
  numeric,
  text,
  textOf,
  texts,
} from '../reading/parse.ts'
import { contentSchema } from '../prices/content.ts'
import { priceResponseSchema, promoResponseSchema } from '../prices/price-response.ts'
import { excludesVat } from '../prices/excludes-vat.ts'

/** A line of a cart. `price` is for one piece, `total` for the line, `pricePerUnitStr` for one unit of the content (ours). */
export const cartLineSchema = answerObject(
  {
    name: text,
    description: html,
    imageUrl: address,
    price: amount,
    pricePerUnitStr: maybe(amount),
    content: maybe(contentSchema),
    total: amount,
    colorName: text,
    productAttributes: texts,
    isAddedByPromotion: flag,
    isOnPromotion: flag,
    priceResponse: maybe(priceResponseSchema),
    productPromoResponse: maybe(promoResponseSchema),
  },
  {
    id: identifier,
    itemNumber: identifier,
    quantity: numeric,
  },
)
export type CartLine = v.InferOutput<typeof cartLineSchema>

/** Reads a property of a cart as a text. Some gateways send booleans and numbers. */
const written = v.pipe(v.nullable(v.union([v.string(), v.boolean(), v.number()]), ''), v.transform(String))
const property = v.optional(written)
/** Reads a yes or no in any spelling as 'true' or 'false'. */
const yesOrNo = v.optional(
  v.pipe(
    written,
    v.transform((sent) => (sent.trim() === '' ? '' : String(v.parse(flag, sent)))),
  ),
)

const properties = {
  applyVATExempt: yesOrNo,
  referralCode: property,
  eanNumberApplied: property,
  cprNumber: property,
  promoCode: property,
}

/** The properties that a visitor can add to a cart. All are texts; `applyVATExempt` is 'true' or 'false'. */
export const cartPropertiesSchema = v.object(properties)
/** Reads the properties of an answer. */
export const sentPropertiesSchema = answerObject(properties)
export type CartProperties = v.InferOutput<typeof cartPropertiesSchema>
export type CartProperty = keyof CartProperties

/**
 * What a way of delivery costs for this cart, in the amounts that the shop shows. Ours, optional. A way that becomes free has
 * `freeFrom`, the amount of goods from which it is free, and `missingToFree`, what is missing to that.
 */
export const shippingOfferSchema = answerObject(
  { cost: amount, freeFrom: amount, missingToFree: amount },
  { code: identifier },
)
export type ShippingOffer = v.InferOutput<typeof shippingOfferSchema>

/**
 * A visitor's cart. `total` is the number of pieces. Amounts are ready to show. `excludesVat`: its sums prove that prices
 * exclude VAT.
 */
export const cartSchema = v.pipe(
  answerObject(
    {
      total: maybe(numeric),
      displayPrice: amount,
      shippingPriceInclVat: amount,
      shippingPriceExclVat: amount,
      subTotalInclVat: amount,
      subTotalExclVat: amount,
      vat: amount,
      vatExempt: amountOrFlag,
      discounts: v.nullish(v.record(v.string(), amount), {}),
      totalDiscount: amount,
      priceBreakdown: maybe(v.object({ totalDiscount: amount })),
      customProperties: v.nullish(sentPropertiesSchema, {}),
      couponResponseCode: text,
      selectedShippingType: textOf('code'),
      selectedPaymentType: textOf('code'),
      hash: text,
      shippingOffers: list(shippingOfferSchema),
    },
    {
      products: list(cartLineSchema),
    },
  ),
  v.transform(({ products, total, ...cart }) => ({
    ...cart,
    excludesVat: excludesVat(products, cart),
    // Without a count from the gateway a filled cart must not look empty.
    total: total !== undefined && total >= 0 ? total : products.reduce((sum, { quantity }) => sum + quantity, 0),
    // The gateway lists the oldest line first. The shop shows the newest first.
    lines: [...products].reverse(),
  })),
)
export type Cart = v.InferOutput<typeof cartSchema>
