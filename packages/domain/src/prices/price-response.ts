import * as v from 'valibot'
import { amount, flag, list, numeric, text } from '../reading/parse.ts'

/** A step of the quantity discount: from `quantity` pieces up, one piece costs `priceStr`. */
const quantityThresholdSchema = v.object({ priceStr: amount, quantity: numeric })

/** What one piece costs. `quantityTreshold` is spelled as the gateway spells it. */
export const priceResponseSchema = v.object({
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

/** What one piece costs while a promotion runs. */
export const promoResponseSchema = v.object({ priceStr: amount, minimumBulkPriceStr: amount })
export type PromoResponse = v.InferOutput<typeof promoResponseSchema>
