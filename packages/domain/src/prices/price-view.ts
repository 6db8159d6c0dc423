import type { Amount } from '../reading/parse.ts'
import { amountOf, either, formatAmount, type MoneyStyle } from './price.ts'
import type { PriceResponse, PromoResponse } from './price-response.ts'

/** What the price block shows; all texts are ready to show. */
export interface PriceView {
  now: string
  /** The price before, struck through; only while there is a lower one. */
  was?: string
  /** The lowest price of one piece when many are bought. */
  bulkFrom?: string
  /** From how many pieces on one piece costs what, fewest first. */
  steps: { quantity: number; priceStr: string }[]
}

interface Priced {
  priceResponse?: PriceResponse | undefined
  productPromoResponse?: PromoResponse | undefined
  isOnPromotion: boolean
}

/** The price block of a product, a variation or a cart line; nothing when it has no price (PROD-18, PROD-19). */
export function priceView(priced: Priced, style: MoneyStyle): PriceView | undefined {
  const { priceResponse } = priced
  if (!priceResponse) return undefined
  const current = currentPrice(priced, priceResponse)
  if (current === '') return undefined
  const promo = promotionOf(priced)
  const money = (amount: Amount) => formatAmount(amount, style, priceResponse.currency)
  const before = priceBefore(priced, priceResponse)
  const bulk = either(promo?.minimumBulkPriceStr ?? '', priceResponse.minimumBulkPriceStr)
  return {
    now: money(current),
    ...(isLower(current, before) && { was: money(before) }),
    ...(priceResponse.isBulkPurchaseProduct && isLower(bulk, current) && { bulkFrom: money(bulk) }),
    steps: priceResponse.quantityTreshold
      // The cart charges the lower of promotion and step, so a step above the promotion never counts (OP-80).
      .filter((step) => (promo ? isLower(step.priceStr, current) : step.priceStr !== ''))
      .map(({ quantity, priceStr }) => ({ quantity, priceStr: money(priceStr) }))
      .toSorted((one, other) => one.quantity - other.quantity),
  }
}

/** What one piece costs now, in major units; nothing where no price can be read. */
export function priceNow(priced: Priced): number | undefined {
  const { priceResponse } = priced
  return priceResponse && (amountOf(currentPrice(priced, priceResponse)) ?? amountOf(priceResponse.price))
}

const promotionOf = ({ isOnPromotion, productPromoResponse }: Priced) =>
  isOnPromotion ? productPromoResponse : undefined

const usualPrice = ({ priceStr, price }: PriceResponse): Amount => either(priceStr, price)

const currentPrice = (priced: Priced, priceResponse: PriceResponse): Amount =>
  either(promotionOf(priced)?.priceStr ?? '', usualPrice(priceResponse))

/** The price that the shop asked before the current one; empty where the shop names none. */
function priceBefore(priced: Priced, priceResponse: PriceResponse): Amount {
  const { regularPriceStr, isDiscountedProduct } = priceResponse
  if (promotionOf(priced)?.priceStr) return either(regularPriceStr, usualPrice(priceResponse))
  return isDiscountedProduct || priced.isOnPromotion ? regularPriceStr : ''
}

/** Whether a price is below another one; of texts that are no prices, whether it is another one. */
function isLower(price: Amount, other: Amount): boolean {
  if (price === '' || other === '') return false
  const [amount, otherAmount] = [amountOf(price), amountOf(other)]
  return amount === undefined || otherAmount === undefined ? price !== other : amount < otherAmount
}
