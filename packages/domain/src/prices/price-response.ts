import * as v from 'valibot'
import { amount, answerObject, flag, list, maybe, numeric, text } from '../reading/parse.ts'

/** A step of the bulk price: from `quantity` pieces on, each piece costs `priceStr`. */
export const quantityThresholdSchema = answerObject(
  { priceStr: amount, pricePerUnitStr: maybe(amount) },
  { quantity: numeric },
)

/**
 * The price of one piece. `quantityTreshold` is spelt as the gateway spells it. `pricePerUnitStr`, here and below, is ours: the
 * price beside it for one unit of the content.
 */
export const priceResponseSchema = answerObject({
  price: amount,
  currency: text,
  priceStr: amount,
  pricePerUnitStr: maybe(amount),
  regularPriceStr: amount,
  /** Ours, optional: the lowest price of the last 30 days before a reduction. The gateway vouches for it. */
  lowestPriceStr: maybe(amount),
  isBulkPurchaseProduct: flag,
  isDiscountedProduct: flag,
  minimumBulkPriceStr: amount,
  quantityTreshold: list(quantityThresholdSchema),
})
export type PriceResponse = v.InferOutput<typeof priceResponseSchema>

/** The price of one piece during a promotion. */
export const promoResponseSchema = answerObject({
  priceStr: amount,
  pricePerUnitStr: maybe(amount),
  minimumBulkPriceStr: amount,
})
export type PromoResponse = v.InferOutput<typeof promoResponseSchema>
