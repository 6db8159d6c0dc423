import * as v from 'valibot'
import { amount, answerObject, flag, list, numeric, text } from '../reading/parse.ts'

/** A step of the bulk price: from `quantity` pieces on, each piece costs `priceStr`. */
export const quantityThresholdSchema = answerObject({ priceStr: amount }, { quantity: numeric })

/** The price of one piece. `quantityTreshold` is spelt as the gateway spells it. */
export const priceResponseSchema = answerObject({
  price: amount,
  currency: text,
  priceStr: amount,
  regularPriceStr: amount,
  isBulkPurchaseProduct: flag,
  isDiscountedProduct: flag,
  minimumBulkPriceStr: amount,
  quantityTreshold: list(quantityThresholdSchema),
})
export type PriceResponse = v.InferOutput<typeof priceResponseSchema>

/** The price of one piece during a promotion. */
export const promoResponseSchema = answerObject({ priceStr: amount, minimumBulkPriceStr: amount })
export type PromoResponse = v.InferOutput<typeof promoResponseSchema>
