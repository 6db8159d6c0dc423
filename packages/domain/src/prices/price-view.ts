import type { Amount } from '../reading/parse.ts'
import type { Content, ContentUnit } from './content.ts'
import { amountOf, either, formatAmount, percentOff, type MoneyStyle } from './price.ts'
import type { PriceResponse, PromoResponse } from './price-response.ts'

/** The texts of the price block, ready to show. */
export interface PriceView {
  now: string
  /** What one unit of the content costs at that price. */
  perUnit?: PerUnit | undefined
  /** The earlier price, shown struck through. Only if the current one is lower. */
  was?: string
  /** By how many whole per cent the current price is lower. 0 if that is less than one, or unknown. */
  percentOff?: number
  /** The lowest price of the 30 days before the reduction, if the gateway vouches for one. */
  lowest?: string
  /** The lowest price of one piece at any quantity. */
  bulkFrom?: string
  /** The price of one piece from `quantity` pieces on, lowest quantity first. */
  steps: { quantity: number; priceStr: string; perUnit?: PerUnit | undefined }[]
}

/** The price of one battery, piece, millilitre or metre, ready to show. */
export interface PerUnit {
  unit: ContentUnit
  price: string
}

interface Priced {
  priceResponse?: PriceResponse | undefined
  productPromoResponse?: PromoResponse | undefined
  isOnPromotion: boolean
  content?: Content | undefined
}

/** Returns the price block of a product, a variation or a cart line. Undefined if it has no price. */
export function priceView(priced: Priced, style: MoneyStyle): PriceView | undefined {
  const { priceResponse, content } = priced
  if (!priceResponse) return undefined
  const current = currentPrice(priced, priceResponse)
  if (current === '') return undefined
  const promo = promotionOf(priced)
  const money = (amount: Amount) => formatAmount(amount, style, priceResponse.currency)
  const before = priceBefore(priced, priceResponse)
  // The cart charges the lower of promotion and step. A step above the promotion would never be charged.
  const charged = priceResponse.quantityTreshold.filter(({ priceStr }) =>
    promo ? isLower(priceStr, current) : priceStr !== '',
  )
  const bulk = either(promo?.minimumBulkPriceStr ?? '', priceResponse.minimumBulkPriceStr)
  return {
    now: money(current),
    perUnit: perUnit(content, currentPerUnit(priced, priceResponse), money),
    ...(isLower(current, before) && {
      was: money(before),
      percentOff: percentOff(current, before),
      ...lowestOf(priceResponse, money),
    }),
    ...(priceResponse.isBulkPurchaseProduct && isLower(bulk, current) && { bulkFrom: money(bulk) }),
    steps: [...charged]
      .sort((one, other) => one.quantity - other.quantity)
      .map(({ quantity, priceStr, pricePerUnitStr }) => ({
        quantity,
        priceStr: money(priceStr),
        perUnit: perUnit(content, pricePerUnitStr, money),
      })),
  }
}

/**
 * Returns the price of one piece of a cart line, and its price without a promotion or bulk discount. Undefined if the gateway
 * sent no price.
 */
export function linePrice(
  line: Priced & { price: Amount },
  style: MoneyStyle,
): { now: string; was?: string } | undefined {
  const { price, priceResponse } = line
  const single = priceResponse ? currentPrice(line, priceResponse) : ''
  const now = either(price, single)
  if (now === '') return undefined
  const before = priceResponse ? priceBefore(line, priceResponse) : ''
  const was = isLower(single, before) ? before : single
  const money = (amount: Amount) => formatAmount(amount, style, priceResponse?.currency)
  const isStruck = (amountOf(was) ?? 0) > (amountOf(now) ?? 0) && money(was) !== money(now)
  return isStruck ? { now: money(now), was: money(was) } : { now: money(now) }
}

/** Returns what one unit of a line's content costs at the price of the line, which has its steps and promotions. */
export const linePerUnit = (line: Measured, style: MoneyStyle, currency = ''): PerUnit | undefined =>
  perUnit(line.content, line.pricePerUnitStr, (amount) => formatAmount(amount, style, currency))

interface Measured {
  content?: Content | undefined
  pricePerUnitStr?: Amount | undefined
}

/** Returns the price per unit that the gateway sent. Undefined for a content of one, whose price it is. */
const perUnit = (content: Content | undefined, sent: Amount = '', money: (amount: Amount) => string) =>
  content && content.amount !== 1 && sent !== '' ? { unit: content.unit, price: money(sent) } : undefined

/** Returns the current price of one unit in major units. Undefined if no such price can be read. */
export function perUnitNow(priced: Priced): number | undefined {
  const { priceResponse, content } = priced
  const sent = priceResponse && content ? currentPerUnit(priced, priceResponse) : undefined
  return sent === undefined ? undefined : amountOf(sent)
}

/** Returns whether a product shows an earlier price struck through. */
export function isReduced(priced: Priced): boolean {
  const { priceResponse } = priced
  return priceResponse !== undefined && isLower(currentPrice(priced, priceResponse), priceBefore(priced, priceResponse))
}

/** Returns the current price of one piece in major units. Undefined if no price can be read. */
export function priceNow(priced: Priced): number | undefined {
  const { priceResponse } = priced
  return priceResponse && (amountOf(currentPrice(priced, priceResponse)) ?? amountOf(priceResponse.price))
}

const lowestOf = ({ lowestPriceStr = '' }: PriceResponse, money: (amount: Amount) => string) =>
  lowestPriceStr === '' ? {} : { lowest: money(lowestPriceStr) }

const promotionOf = ({ isOnPromotion, productPromoResponse }: Priced) =>
  isOnPromotion ? productPromoResponse : undefined

const usualPrice = ({ priceStr, price }: PriceResponse): Amount => either(priceStr, price)

const currentPrice = (priced: Priced, priceResponse: PriceResponse): Amount =>
  either(promotionOf(priced)?.priceStr ?? '', usualPrice(priceResponse))

/** Returns the price per unit from where the current price comes from. */
const currentPerUnit = (priced: Priced, priceResponse: PriceResponse) =>
  (promotionOf(priced)?.priceStr ? promotionOf(priced) : priceResponse)?.pricePerUnitStr

/** Returns the price before the promotion or discount. Empty if the gateway sends none. */
function priceBefore(priced: Priced, priceResponse: PriceResponse): Amount {
  const { regularPriceStr, isDiscountedProduct } = priceResponse
  if (promotionOf(priced)?.priceStr) return either(regularPriceStr, usualPrice(priceResponse))
  return isDiscountedProduct || priced.isOnPromotion ? regularPriceStr : ''
}

/** Returns whether a price is lower than another one. Prices that cannot be read as numbers only have to differ. */
function isLower(price: Amount, other: Amount): boolean {
  if (price === '' || other === '') return false
  const [amount, otherAmount] = [amountOf(price), amountOf(other)]
  return amount === undefined || otherAmount === undefined ? price !== other : amount < otherAmount
}
