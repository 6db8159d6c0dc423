import type { OrderDraft } from '../../../model/order-draft.ts'
import { distribute, vatInside, vatRateOf } from '../../../money/money.ts'

/** A line of an order for Klarna: prices include VAT, amounts are minor units, `tax_rate` is in basis points. */
export interface KlarnaLine {
  type: 'physical' | 'discount' | 'shipping_fee' | 'surcharge'
  reference: string
  name: string
  quantity: number
  unit_price: number
  tax_rate: number
  total_amount: number
  /** What `total_amount` is below price × quantity. */
  total_discount_amount: number
  total_tax_amount: number
}

const MAX_REFERENCE = 64
const MAX_NAME = 255

/** A line of one piece. The price and the total include VAT. The total is the price without a discount. */
interface Piece {
  reference: string
  name: string
  price: number
  total?: number
  rate: number
}

function line(type: KlarnaLine['type'], { reference, name, price, total = price, rate }: Piece): KlarnaLine {
  return {
    type,
    reference: reference.slice(0, MAX_REFERENCE),
    name: name.slice(0, MAX_NAME).toWellFormed() || reference || '-',
    quantity: 1,
    unit_price: price,
    tax_rate: rate,
    total_amount: total,
    total_discount_amount: price - total,
    total_tax_amount: vatInside(total, rate),
  }
}

/**
 * Returns the goods. Klarna computes the VAT of a line from its total and one rate, and refuses an order with negative VAT. So
 * discounts lower the lines that they are for, instead of being lines with a mixture of rates.
 */
function goods({ lines, discounts }: OrderDraft): KlarnaLine[] {
  const off = discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const full = lines.map(({ totalMinor }) => totalMinor)
  const parts = distribute(off, full)
  return lines.map(({ itemNumber: reference, name, quantity, totalMinor, vatRate, isVatExempt }, index) => {
    const charged = (minor: number) => (isVatExempt ? minor - vatInside(minor, vatRate) : minor)
    const price = charged(totalMinor)
    const amounts = { price, total: charged(totalMinor - (parts[index] ?? 0)), rate: isVatExempt ? 0 : vatRate }
    // A line becomes one piece if its price per piece is no whole number. Klarna checks price × quantity.
    if (price % quantity !== 0) return line('physical', { reference, name: `${quantity} × ${name}`, ...amounts })
    return { ...line('physical', { reference, name, ...amounts }), quantity, unit_price: price / quantity }
  })
}

function delivery({ shipping }: OrderDraft) {
  const { code: reference, name, inclVatMinor, exclVatMinor, vatRate, exemptVatMinor = 0 } = shipping
  const rate = exemptVatMinor === 0 ? vatRate : vatRateOf(inclVatMinor - exclVatMinor - exemptVatMinor, exclVatMinor)
  return line('shipping_fee', { reference, name, price: inclVatMinor - exemptVatMinor, rate })
}

/** Returns the lines of an order. They add up exactly to the amount that the customer pays. Rounding is a line of its own. */
export function klarnaLines(draft: OrderDraft): KlarnaLine[] {
  const lines = [...goods(draft), delivery(draft)]
  const rest = draft.totals.total - lines.reduce((sum, { total_amount }) => sum + total_amount, 0)
  if (rest === 0) return lines
  const rounding = { reference: 'rounding', name: 'Rounding', price: rest, rate: 0 }
  return [...lines, line(rest > 0 ? 'surcharge' : 'discount', rounding)]
}
