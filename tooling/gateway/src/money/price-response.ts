import type { priceResponseSchema, promoResponseSchema } from '@shop/domain/prices/price-response.ts'
import type { Content } from '@shop/domain/prices/content.ts'
import type { InferInput } from 'valibot'
import type { ProductPrice } from '../model/product.ts'
import type { MoneyStyle } from '../model/shop-settings.ts'
import { formatMoney, toMajor } from './format.ts'
import { pricePerUnit } from './price-per-unit.ts'
import { bulkSteps } from './unit-price.ts'

/** Returns the price of one piece as products and cart lines send it, with the price per unit of a content. */
export function toPriceResponse(
  price: ProductPrice,
  style: MoneyStyle,
  content?: Content,
): InferInput<typeof priceResponseSchema> {
  const { priceMinor, regularPriceMinor = 0, promoPriceMinor = priceMinor } = price
  const steps = style.isHidden ? [] : bulkSteps(price)
  // The shop strikes the regular price through beside a lowered price and beside a promotion.
  const isLowered = regularPriceMinor > Math.min(priceMinor, promoPriceMinor)
  return {
    price: toMajor(priceMinor, style),
    currency: style.currency,
    priceStr: formatMoney(priceMinor, style),
    ...pricePerUnit(priceMinor, style, content),
    regularPriceStr: isLowered ? formatMoney(regularPriceMinor, style) : '',
    ...(isLowered && !style.isHidden && { lowestPriceStr: formatMoney(regularPriceMinor, style) }),
    isBulkPurchaseProduct: steps.length > 0,
    isDiscountedProduct: !style.isHidden && regularPriceMinor > priceMinor,
    minimumBulkPriceStr: lowestStep(price, style),
    quantityTreshold: steps.map((step) => ({
      quantity: step.quantity,
      priceStr: formatMoney(step.priceMinor, style),
      ...pricePerUnit(step.priceMinor, style, content),
    })),
  }
}

/** Returns the promotion price of one piece. Returns undefined without a promotion that lowers the price. */
export function toPromoResponse(
  price: ProductPrice,
  style: MoneyStyle,
  content?: Content,
): InferInput<typeof promoResponseSchema> | undefined {
  const { promoPriceMinor } = price
  if (promoPriceMinor === undefined || promoPriceMinor >= price.priceMinor) return undefined
  return {
    priceStr: formatMoney(promoPriceMinor, style),
    ...pricePerUnit(promoPriceMinor, style, content),
    minimumBulkPriceStr: lowestStep(price, style),
  }
}

function lowestStep(price: ProductPrice, style: MoneyStyle): string {
  const last = bulkSteps(price).at(-1)
  return last ? formatMoney(last.priceMinor, style) : ''
}
