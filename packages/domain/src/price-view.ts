import { formatAmount, parsePrice } from './price.ts'
import type { PriceResponse, PromoResponse, QuantityThreshold } from './product.ts'

/** What the price block shows; all texts are ready to show. */
export interface PriceView {
  now: string
  /** The price before, struck through; only while there is a lower one. */
  was?: string
  /** The lowest price of one piece when many are bought. */
  bulkFrom?: string
  /** From how many pieces on one piece costs what, fewest first. */
  steps: QuantityThreshold[]
}

interface Priced {
  priceResponse?: PriceResponse | undefined
  productPromoResponse?: PromoResponse | undefined
  isOnPromotion: boolean
}

/** The price block of a product, a variation or a cart line; nothing when it has no price (PROD-18, PROD-19). */
export function priceView(
  { priceResponse, productPromoResponse, isOnPromotion }: Priced,
  cultureName: string,
): PriceView | undefined {
  if (!priceResponse) return undefined
  const { price, currency, priceStr, regularPriceStr, isDiscountedProduct, isBulkPurchaseProduct } = priceResponse
  const promo = isOnPromotion ? productPromoResponse : undefined
  const usual = priceStr || formatAmount(price, cultureName, currency)
  const now = promo?.priceStr || usual
  if (now === '') return undefined
  const before = promo?.priceStr
    ? regularPriceStr || usual
    : isDiscountedProduct || isOnPromotion
      ? regularPriceStr
      : ''
  const bulk = isBulkPurchaseProduct ? promo?.minimumBulkPriceStr || priceResponse.minimumBulkPriceStr : ''
  return {
    now,
    ...(before !== '' && before !== now && { was: before }),
    ...(isLower(bulk, now) && { bulkFrom: bulk }),
    steps: priceResponse.quantityTreshold
      // The cart charges the lower of promotion and step, so a step above the promotion never counts (OP-80).
      .filter((step) => (promo ? isLower(step.priceStr, now) : step.priceStr !== ''))
      .toSorted((one, other) => one.quantity - other.quantity),
  }
}

/** Whether a price is below another one; of texts that are no prices, whether it is another one. */
function isLower(price: string, other: string): boolean {
  const [amount, otherAmount] = [parsePrice(price), parsePrice(other)]
  return amount === undefined || otherAmount === undefined ? price !== '' && price !== other : amount < otherAmount
}
