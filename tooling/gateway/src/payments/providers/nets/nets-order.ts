import type { OrderDraft } from '../../../model/order-draft.ts'
import { vatInside, vatOnTop, vatRateOf } from '../../../money/money.ts'
import { cleanText } from './nets-texts.ts'

/** A line of an order for Nets: prices exclude VAT, amounts are minor units, `taxRate` is in basis points. */
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
  // A line becomes one piece if its price per piece is no whole number. Nets checks price × quantity.
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

/**
 * Returns the lines of an order. They add up exactly to the amount that the customer pays. Nets adds VAT to net prices, but
 * the shop's prices include it. So the rounding is its own line.
 */
export function netsItems({ lines, discounts, shipping, totals }: OrderDraft): NetsItem[] {
  const items = lines
    .filter((line) => line.totalMinor > 0)
    .map(({ itemNumber, name, quantity, totalMinor, vatRate, isVatExempt }) =>
      item(itemNumber, name, quantity, withoutVat(totalMinor, vatRate), isVatExempt ? 0 : vatRate),
    )
  for (const { name, amountMinor, vatMinor, exemptVatMinor = 0 } of discounts) {
    const net = amountMinor - vatMinor
    if (net > 0) items.push(item('discount', name, 1, -net, vatRateOf(vatMinor - exemptVatMinor, net)))
  }
  const { inclVatMinor, exclVatMinor, vatRate, exemptVatMinor = 0 } = shipping
  if (inclVatMinor > 0) {
    const rate = exemptVatMinor === 0 ? vatRate : vatRateOf(inclVatMinor - exclVatMinor - exemptVatMinor, exclVatMinor)
    items.push(item(`shipping-${shipping.code}`, shipping.name, 1, exclVatMinor, rate))
  }
  const rest = totals.total - items.reduce((sum, { grossTotalAmount }) => sum + grossTotalAmount, 0)
  if (rest !== 0) items.push(item('rounding', 'Rounding', 1, rest, 0))
  return items
}
