import type { priceResponseSchema, promoResponseSchema } from '@shop/domain/prices/price-response.ts'
import type { InferInput } from 'valibot'
import type { ProductPrice } from '../model/product.ts'
import type { MoneyStyle } from '../model/shop-settings.ts'
import { formatMoney, toMajor } from './format.ts'
import { bulkSteps } from './unit-price.ts'

/** What one piece costs, as products and cart lines tell it (PROD-18, PROD-19). */
export function toPriceResponse(price: ProductPrice, style: MoneyStyle): InferInput<typeof priceResponseSchema> {
  const { priceMinor, regularPriceMinor = 0, promoPriceMinor = priceMinor } = price
  const steps = style.isHidden ? [] : bulkSteps(price)
  // Struck through beside a lowered price and beside an offer alike (PROD-19).
  const isLowered = regularPriceMinor > Math.min(priceMinor, promoPriceMinor)
  return {
    price: toMajor(priceMinor, style),
    currency: style.currency,
    priceStr: formatMoney(priceMinor, style),
    regularPriceStr: isLowered ? formatMoney(regularPriceMinor, style) : '',
    isBulkPurchaseProduct: steps.length > 0,
    isDiscountedProduct: !style.isHidden && regularPriceMinor > priceMinor,
    minimumBulkPriceStr: lowestStep(price, style),
    quantityTreshold: steps.map((step) => ({ quantity: step.quantity, priceStr: formatMoney(step.priceMinor, style) })),
  }
}

/** What one piece costs while a promotion runs; nothing when none does. */
export function toPromoResponse(
  price: ProductPrice,
  style: MoneyStyle,
): InferInput<typeof promoResponseSchema> | undefined {
  const { promoPriceMinor } = price
  if (promoPriceMinor === undefined || promoPriceMinor >= price.priceMinor) return undefined
  return { priceStr: formatMoney(promoPriceMinor, style), minimumBulkPriceStr: lowestStep(price, style) }
}

function lowestStep(price: ProductPrice, style: MoneyStyle): string {
  const last = bulkSteps(price).at(-1)
  return last ? formatMoney(last.priceMinor, style) : ''
}
