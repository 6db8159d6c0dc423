import type { Content } from '@shop/domain/prices/content.ts'
import type { MoneyStyle } from '../model/shop-settings.ts'
import { formatMoney } from './format.ts'
import { toMinor } from './money.ts'

/** Returns the price of one unit of a content, in minor units. The only place that rounds it. */
export const minorPerUnit = (priceMinor: number, { amount }: Content): number =>
  // In thousandths, because a binary fraction such as 0.3 is not exact.
  toMinor((priceMinor * 1000) / Math.round(amount * 1000))

/**
 * Returns the price per unit that stands beside a shown price. Nothing without a content, for a content of one, and where it
 * rounds to nothing.
 */
export function pricePerUnit(shownMinor: number, style: MoneyStyle, content: Content | undefined) {
  if (!content || content.amount === 1) return {}
  const minor = minorPerUnit(shownMinor, content)
  return minor > 0 ? { pricePerUnitStr: formatMoney(minor, style) } : {}
}
