import type { Discount } from '../model/cart-totals.ts'
import { formatMoney } from './format.ts'
import type { PriceStyle } from './price-style.ts'

/** Returns the discounts by name and their total. They include VAT if the shop's prices do. */
export function discountResponse(discounts: readonly Discount[], style: PriceStyle) {
  const byName = new Map<string, number>()
  let total = 0
  for (const { name, amountMinor, vatMinor } of discounts) {
    const shown = style.inclVat ? amountMinor : amountMinor - vatMinor
    byName.set(name, (byName.get(name) ?? 0) + shown)
    total += shown
  }
  return {
    discounts: Object.fromEntries([...byName].map(([name, minor]) => [name, formatMoney(-minor, style)])),
    totalDiscount: total === 0 ? '' : formatMoney(-total, style),
  }
}
