import type { CartLine } from '@shop/domain/cart/cart.ts'
import { amountOf, formatAmount, type MoneyStyle } from '@shop/domain/prices/price.ts'
import { priceView } from '@shop/domain/prices/price-view.ts'

/**
 * Returns the price of one piece of a line, and its price without a promotion or bulk discount. Undefined if the gateway
 * sent no price.
 */
export function linePrice(line: CartLine, style: MoneyStyle): { now: string; was?: string } | undefined {
  const usual = priceView(line, style)
  const now = formatAmount(line.price, style, line.priceResponse?.currency) || usual?.now
  if (!now) return undefined
  const was = usual?.was ?? usual?.now
  return was === undefined || !isHigher(was, now) ? { now } : { now, was }
}

const isHigher = (price: string, other: string) => (amountOf(price) ?? 0) > (amountOf(other) ?? 0)
