import type { CartLine } from '@shop/domain/cart.ts'
import { formatAmount } from '@shop/domain/price.ts'
import { priceView } from '@shop/domain/price-view.ts'

interface Around {
  cultureName: string
  currency: string
}

/**
 * What one piece of a line costs in this cart, and what it costs otherwise: before a promotion, or when fewer are bought
 * (CART-04). Nothing where the gateway sent no price.
 */
export function linePrice(
  line: CartLine,
  { cultureName, currency }: Around,
): { now: string; was?: string } | undefined {
  const usual = priceView(line, cultureName)
  const now = formatAmount(line.price, cultureName, currency) || usual?.now
  if (!now) return undefined
  const was = usual?.was ?? usual?.now
  return was === undefined || was === now ? { now } : { now, was }
}
