import type { OrderDraft } from '../../../model/order-draft.ts'
import { vatInside } from '../../../money/money.ts'

/** A line of an order as Adyen counts it: of one piece, in minor units; `taxPercentage` in basis points. */
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
  // Where the pieces' price or its VAT is no whole number, the line counts as one piece: Adyen adds up price × quantity.
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

const rateOf = (tax: number, net: number) => (net === 0 ? 0 : Math.round((tax * 10_000) / net))

/** The lines of an order: they add up to what the customer pays. */
export function adyenLineItems({ lines, discounts, shipping, totals }: OrderDraft): AdyenLineItem[] {
  const items = lines.map(({ itemNumber, name, quantity, totalMinor, vatRate, isVatExempt }) => {
    const vat = vatInside(totalMinor, vatRate)
    return isVatExempt
      ? item(itemNumber, name, quantity, totalMinor - vat, 0, 0)
      : item(itemNumber, name, quantity, totalMinor, vat, vatRate)
  })
  for (const { name, amountMinor, vatMinor, exemptVatMinor = 0 } of discounts) {
    const tax = vatMinor - exemptVatMinor
    items.push(item('discount', name, 1, exemptVatMinor - amountMinor, -tax, rateOf(tax, amountMinor - vatMinor)))
  }
  const { code, name, inclVatMinor, exclVatMinor, exemptVatMinor = 0 } = shipping
  const tax = inclVatMinor - exclVatMinor - exemptVatMinor
  items.push(item(`shipping-${code}`, name, 1, inclVatMinor - exemptVatMinor, tax, rateOf(tax, exclVatMinor)))
  const rest = totals.total - items.reduce((sum, line) => sum + line.amountIncludingTax * line.quantity, 0)
  if (rest !== 0) items.push(item('rounding', 'Rounding', 1, rest, 0, 0))
  return items
}
