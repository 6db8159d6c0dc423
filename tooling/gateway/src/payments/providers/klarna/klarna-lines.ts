import type { OrderDraft } from '../../../model/order-draft.ts'
import { vatInside } from '../../../money/money.ts'

/** A line of an order for Klarna: prices include VAT, amounts are minor units, `tax_rate` is in basis points. */
export interface KlarnaLine {
  type: 'physical' | 'discount' | 'shipping_fee' | 'surcharge'
  reference: string
  name: string
  quantity: number
  unit_price: number
  tax_rate: number
  total_amount: number
  total_discount_amount: 0
  total_tax_amount: number
}

const MAX_REFERENCE = 64
const MAX_NAME = 255

/** Returns a line of one piece. `total` includes VAT. */
function line(type: KlarnaLine['type'], reference: string, name: string, total: number, rate: number): KlarnaLine {
  return {
    type,
    reference: reference.slice(0, MAX_REFERENCE),
    name: name.slice(0, MAX_NAME).toWellFormed() || reference || '-',
    quantity: 1,
    unit_price: total,
    tax_rate: rate,
    total_amount: total,
    total_discount_amount: 0,
    total_tax_amount: vatInside(total, rate),
  }
}

/** Returns the VAT rate of an amount, as exact as rounded amounts allow. */
const rateOf = (vat: number, net: number) => (net === 0 ? 0 : Math.round((vat * 10_000) / net))

const goods = ({ lines }: OrderDraft) =>
  lines.map(({ itemNumber, name, quantity, totalMinor, vatRate, isVatExempt }) => {
    const total = isVatExempt ? totalMinor - vatInside(totalMinor, vatRate) : totalMinor
    const rate = isVatExempt ? 0 : vatRate
    // A line becomes one piece if its price per piece is no whole number. Klarna checks price × quantity.
    if (total % quantity !== 0) return line('physical', itemNumber, `${quantity} × ${name}`, total, rate)
    return { ...line('physical', itemNumber, name, total, rate), quantity, unit_price: total / quantity }
  })

const reductions = ({ discounts }: OrderDraft) =>
  discounts
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(({ name, amountMinor, vatMinor, exemptVatMinor = 0 }) =>
      line(
        'discount',
        'discount',
        name,
        exemptVatMinor - amountMinor,
        rateOf(vatMinor - exemptVatMinor, amountMinor - vatMinor),
      ),
    )

function delivery({ shipping }: OrderDraft) {
  const { code, name, inclVatMinor, exclVatMinor, vatRate, exemptVatMinor = 0 } = shipping
  const rate = exemptVatMinor === 0 ? vatRate : rateOf(inclVatMinor - exclVatMinor - exemptVatMinor, exclVatMinor)
  return line('shipping_fee', code, name, inclVatMinor - exemptVatMinor, rate)
}

/** Returns the lines of an order. They add up exactly to the amount that the customer pays. Rounding is a line of its own. */
export function klarnaLines(draft: OrderDraft): KlarnaLine[] {
  const lines = [...goods(draft), ...reductions(draft), delivery(draft)]
  const rest = draft.totals.total - lines.reduce((sum, { total_amount }) => sum + total_amount, 0)
  if (rest === 0) return lines
  return [...lines, line(rest > 0 ? 'surcharge' : 'discount', 'rounding', 'Rounding', rest, 0)]
}
