import type { CartTotals, Discount, ShippingCharge } from '../model/cart-totals.ts'
import { vatInside } from '../money/money.ts'
import { dueOf, exemptVatOf, sum, vatOf, type PricedLine } from './priced-line.ts'

/** Exempts shipping from VAT in proportion to the exempt goods. */
export function withExemption(shipping: ShippingCharge, lines: readonly PricedLine[]): ShippingCharge {
  const due = sum(lines, dueOf)
  const exempt = sum(
    lines.filter((line) => line.isVatExempt),
    dueOf,
  )
  if (exempt === 0) return shipping
  const vat = shipping.inclVatMinor - shipping.exclVatMinor
  return { ...shipping, exemptVatMinor: Math.round((vat * exempt) / due) }
}

/** Returns the totals of a cart. */
export function totalsOf(
  lines: readonly PricedLine[],
  discounts: readonly Discount[],
  shipping: ShippingCharge | undefined,
): CartTotals {
  const subTotalInclVat = sum(lines, (line) => line.totalMinor)
  const discount = sum(discounts, ({ amountMinor }) => amountMinor)
  const shippingVat = shipping ? shipping.inclVatMinor - shipping.exclVatMinor : 0
  const vatExempt = sum(lines, exemptVatOf) + (shipping?.exemptVatMinor ?? 0)
  return {
    subTotalInclVat,
    subTotalExclVat: subTotalInclVat - sum(lines, (line) => vatInside(line.totalMinor, line.article.vatRate)),
    discount,
    vat: sum(lines, vatOf) + shippingVat - vatExempt,
    vatExempt,
    total: subTotalInclVat - discount + (shipping?.inclVatMinor ?? 0) - vatExempt,
  }
}
