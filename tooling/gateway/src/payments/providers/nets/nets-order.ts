import type { OrderDraft } from '../../../model/order-draft.ts'
import { vatInside, vatOnTop } from '../../../money/money.ts'
import { cleanText } from './nets-texts.ts'

/** A line of an order as Nets counts it: prices without VAT, `taxRate` in basis points, everything in minor units. */
export interface NetsItem {
  reference: string
  name: string
  quantity: number
  unit: 'pcs'
  unitPrice: number
  taxRate: number
  taxAmount: number
  netTotalAmount: number
  grossTotalAmount: number
}

function item(reference: string, name: string, quantity: number, net: number, taxRate: number): NetsItem {
  // Where the pieces' price without VAT is no whole number, the line counts as one piece: Nets checks price × quantity.
  const isEven = net % quantity === 0
  const taxAmount = vatOnTop(net, taxRate)
  return {
    reference: cleanText(reference),
    name: cleanText(isEven ? name : `${quantity} × ${name}`),
    quantity: isEven ? quantity : 1,
    unit: 'pcs',
    unitPrice: isEven ? net / quantity : net,
    taxRate,
    taxAmount,
    netTotalAmount: net,
    grossTotalAmount: net + taxAmount,
  }
}

const withoutVat = (gross: number, rate: number) => gross - vatInside(gross, rate)

const rateOf = (vat: number, net: number) => (net === 0 ? 0 : Math.round((vat * 10_000) / net))

/**
 * The lines of an order as Nets accepts them: they add up to what the customer pays, to the last øre. Nets counts VAT on
 * top where the shop counts it inside; what rounding makes of that is one line of its own.
 */
export function netsItems({ lines, discounts, shipping, totals }: OrderDraft): NetsItem[] {
  const items = lines
    .filter((line) => line.totalMinor > 0)
    .map(({ itemNumber, name, quantity, totalMinor, vatRate, isVatExempt }) =>
      item(itemNumber, name, quantity, withoutVat(totalMinor, vatRate), isVatExempt ? 0 : vatRate),
    )
  for (const { name, amountMinor, vatMinor, exemptVatMinor = 0 } of discounts) {
    const net = amountMinor - vatMinor
    if (net > 0) items.push(item('discount', name, 1, -net, rateOf(vatMinor - exemptVatMinor, net)))
  }
  const { inclVatMinor, exclVatMinor, vatRate, exemptVatMinor = 0 } = shipping
  if (inclVatMinor > 0) {
    const rate = exemptVatMinor === 0 ? vatRate : rateOf(inclVatMinor - exclVatMinor - exemptVatMinor, exclVatMinor)
    items.push(item(`shipping-${shipping.code}`, shipping.name, 1, exclVatMinor, rate))
  }
  const rest = totals.total - items.reduce((sum, { grossTotalAmount }) => sum + grossTotalAmount, 0)
  if (rest !== 0) items.push(item('rounding', 'Rounding', 1, rest, 0))
  return items
}
