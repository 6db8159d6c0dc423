import type { CartLine } from '@shop/domain/cart/cart.ts'
import { amountOf, formatAmount, type MoneyStyle } from '@shop/domain/prices/price.ts'
import { priceView } from '@shop/domain/prices/price-view.ts'

/**
 * What one piece of a line costs in this cart, and what it costs otherwise: before a promotion, or when fewer are bought
 * (CART-04). Nothing where the gateway sent no price.
 */
export function linePrice(line: CartLine, style: MoneyStyle): { now: string; was?: string } | undefined {
  const usual = priceView(line, style)
  const now = formatAmount(line.price, style, line.priceResponse?.currency) || usual?.now
  if (!now) return undefined
  const was = usual?.was ?? usual?.now
  return was === undefined || !isHigher(was, now) ? { now } : { now, was }
}

const isHigher = (price: string, other: string) => (amountOf(price) ?? 0) > (amountOf(other) ?? 0)
