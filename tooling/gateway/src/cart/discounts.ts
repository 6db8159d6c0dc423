import type { Discount } from '../model/cart-totals.ts'
import { distribute, share } from '../money/money.ts'
import { dueOf, exemptVatOf, sum, vatOf, type PricedLine } from './priced-line.ts'

/** A discount on the goods: a share of them in basis points, rounded once, or one amount in minor units. */
export interface DiscountRule {
  name: string
  off: { basisPoints: number } | { amountMinor: number }
}

/** Applies discounts one after another. Each starts from what the previous ones left of each line, so no line gets negative. */
export function applyDiscounts(lines: readonly PricedLine[], rules: readonly DiscountRule[]) {
  const discounts: Discount[] = []
  let reduced = [...lines]
  for (const { name, off } of rules) {
    const before = reduced
    reduced = amountOff(before, 'basisPoints' in off ? share(sum(before, dueOf), off.basisPoints) : off.amountMinor)
    const fallOf = (amount: (line: PricedLine) => number) => sum(before, amount) - sum(reduced, amount)
    const exemptVatMinor = fallOf(exemptVatOf)
    discounts.push({
      name,
      amountMinor: fallOf(dueOf),
      vatMinor: fallOf(vatOf),
      ...(exemptVatMinor > 0 && { exemptVatMinor }),
    })
  }
  return { lines: reduced, discounts: discounts.filter(({ amountMinor }) => amountMinor > 0) }
}

/** Distributes an amount over the lines in proportion to their prices, so that VAT falls with it. */
function amountOff(lines: readonly PricedLine[], amountMinor: number): PricedLine[] {
  const parts = distribute(Math.min(amountMinor, sum(lines, dueOf)), lines.map(dueOf))
  return lines.map((line, index) => ({ ...line, discountMinor: line.discountMinor + (parts[index] ?? 0) }))
}
