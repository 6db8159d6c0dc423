import type { OrderDraft } from '../../../model/order-draft.ts'
import { vatInside, vatRateOf } from '../../../money/money.ts'
import { adyenUnits } from './adyen-amount.ts'

/** A line of an order for Adyen: amounts of one piece in minor units, `taxPercentage` in basis points. */
interface AdyenLineItem {
  id: string
  description: string
  quantity: number
  amountIncludingTax: number
  amountExcludingTax: number
  taxAmount: number
  taxPercentage: number
}

/** `gross` and `tax` are those of all pieces together. */
function item(id: string, name: string, quantity: number, gross: number, tax: number, rate: number): AdyenLineItem {
  // A line becomes one piece if its price or VAT per piece is no whole number. Adyen adds up price × quantity.
  const isEven = gross % quantity === 0 && tax % quantity === 0
  const pieces = isEven ? quantity : 1
  return {
    id,
    description: (pieces === quantity ? name : `${quantity} × ${name}`).slice(0, 100),
    quantity: pieces,
    amountIncludingTax: gross / pieces,
    amountExcludingTax: (gross - tax) / pieces,
    taxAmount: tax / pieces,
    taxPercentage: rate,
  }
}

/** The order's VAT rates, and how far rounding may move an amount away from them. */
interface Rates {
  known: readonly number[]
  tolerance: number
}

/**
 * Returns the VAT rate of an amount. Rounded amounts do not yield an exact rate. A rate of the order is preferred if it
 * explains the amount.
 */
function rateOf(gross: number, tax: number, { known, tolerance }: Rates): number {
  if (tax === 0) return 0
  const own = known.find((rate) => Math.abs(vatInside(gross, rate) - tax) <= tolerance)
  return own ?? vatRateOf(tax, gross - tax)
}

/** Converts the amounts of a line to Adyen's minor units. */
export const inAdyenUnits = (line: AdyenLineItem, currency: string): AdyenLineItem => ({
  ...line,
  amountIncludingTax: adyenUnits(line.amountIncludingTax, currency),
  amountExcludingTax: adyenUnits(line.amountExcludingTax, currency),
  taxAmount: adyenUnits(line.taxAmount, currency),
})

/** Returns the lines of an order in minor units of ISO 4217. They add up to the amount that the customer pays. */
export function adyenLineItems({ lines, discounts, shipping, totals }: OrderDraft): AdyenLineItem[] {
  // VAT is rounded once per line.
  const rates = { known: [shipping.vatRate, ...lines.map(({ vatRate }) => vatRate)], tolerance: lines.length + 1 }
  const items = lines.map(({ itemNumber, name, quantity, totalMinor, vatRate, isVatExempt }) => {
    const vat = vatInside(totalMinor, vatRate)
    return isVatExempt
      ? item(itemNumber, name, quantity, totalMinor - vat, 0, 0)
      : item(itemNumber, name, quantity, totalMinor, vat, vatRate)
  })
  for (const { name, amountMinor, vatMinor, exemptVatMinor = 0 } of discounts) {
    const tax = vatMinor - exemptVatMinor
    const gross = amountMinor - exemptVatMinor
    // Subtracted from zero, because `-0` would be sent otherwise.
    items.push(item('discount', name, 1, 0 - gross, 0 - tax, rateOf(gross, tax, rates)))
  }
  const { code, name, inclVatMinor, exclVatMinor, exemptVatMinor = 0 } = shipping
  const tax = inclVatMinor - exclVatMinor - exemptVatMinor
  const gross = inclVatMinor - exemptVatMinor
  items.push(item(`shipping-${code}`, name, 1, gross, tax, rateOf(gross, tax, rates)))
  const rest = totals.total - items.reduce((sum, line) => sum + line.amountIncludingTax * line.quantity, 0)
  if (rest !== 0) items.push(item('rounding', 'Rounding', 1, rest, 0, 0))
  return items
}
