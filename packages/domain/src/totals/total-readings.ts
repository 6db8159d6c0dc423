import type { Amount } from '../reading/parse.ts'
import { amountOf, either, isNothing } from '../prices/price.ts'
import type { Totals } from './totals.ts'

/** An amount of a summary. Amounts are summed unless they are a `note` or the `total`. A `saving` is subtracted. */
export interface TotalLine {
  key: 'subtotal' | `discount ${string}` | 'totalDiscount' | 'delivery' | 'vatExempt' | 'vat' | Unexplained | 'total'
  amount: Amount
  kind?: 'saving' | 'note' | 'total'
}

/** The name of the difference between the rows and the total. */
type Unexplained = 'unnamedDiscount' | 'rounding' | 'other'

/** One interpretation of totals: amounts that sum to the total, in order, with or without VAT. */
export interface TotalReading {
  inclVat: boolean
  lines: TotalLine[]
}

/**
 * Reads totals the way the shop shows prices, if they add up that way. The specification does not say whether lines and
 * discounts include VAT. Nor does it say whether the subtotal includes an exemption or the discounts. The interpretation that
 * adds up is used. If none does, the rows are shown as sent, and another row holds the difference. Without a subtotal only
 * the total is shown.
 */
export function readTotals(totals: Totals, inclVat: boolean): TotalReading {
  const readings = readingsOf(totals, inclVat)
  const found = summing(readings, totals) ?? summing(readings.map(withLoweredSubtotal), totals)
  if (found) return found
  const closest = readings.find((reading) => fitsLines(reading, totals)) ?? readings[0]
  return isSubtotalSent(closest) ? explained(closest, totals) : totalAlone(totals)
}

/** Returns every interpretation with and without VAT, the shop's own first. */
const readingsOf = (totals: Totals, inclVat: boolean) =>
  [
    readingOf(totals, inclVat, inclVat),
    readingOf(totals, inclVat, !inclVat),
    readingOf(totals, !inclVat, !inclVat),
    readingOf(totals, !inclVat, inclVat),
  ] as const

/** Returns the reading that adds up. Of several, it returns the one whose subtotal is the sum of the lines. */
function summing(readings: readonly TotalReading[], totals: Totals): TotalReading | undefined {
  const found = readings.filter((reading) => differenceOf(reading) === 0)
  return found.find((reading) => fitsLines(reading, totals)) ?? found[0]
}

function readingOf(totals: Totals, prefersVat: boolean, takesExemption: boolean): TotalReading {
  const { subTotalInclVat, subTotalExclVat, shippingPriceInclVat, shippingPriceExclVat, vat, vatExempt } = totals
  // An amount that was not sent without VAT is never called so.
  const inclVat = prefersVat || subTotalExclVat === ''
  const [subtotal, delivery] = inclVat
    ? [either(subTotalInclVat, subTotalExclVat), either(shippingPriceInclVat, shippingPriceExclVat)]
    : [either(subTotalExclVat, subTotalInclVat), either(shippingPriceExclVat, shippingPriceInclVat)]
  const lines: TotalLine[] = [
    { key: 'subtotal', amount: subtotal },
    ...discountLines(totals),
    { key: 'delivery', amount: delivery },
    { key: 'vat', amount: inclVat ? '' : vat },
    { key: 'vatExempt', amount: isNothing(vatExempt) ? '' : vatExempt, kind: takesExemption ? 'saving' : 'note' },
  ]
  return { inclVat, lines: [...lines, ...totalAlone(totals, inclVat).lines] }
}

/** The same reading with the discounts before a subtotal that they have lowered already. They are not subtracted again. */
function withLoweredSubtotal({ inclVat, lines }: TotalReading): TotalReading {
  const discounts = lines.filter(isDiscount).map((line): TotalLine => ({ ...line, kind: 'note' }))
  return { inclVat, lines: [...discounts, ...lines.filter((line) => !isDiscount(line))] }
}

/** True for a named discount and for the total discount. */
export const isDiscount = ({ key }: Pick<TotalLine, 'key'>) => key === 'totalDiscount' || key.startsWith('discount ')

/** Returns each discount by name, and the total discount as a note that is not subtracted again. */
function discountLines({ discounts = {}, totalDiscount = '' }: Totals): TotalLine[] {
  const named = Object.entries(discounts).map(([name, amount]): TotalLine => ({
    key: `discount ${name}`,
    amount,
    kind: 'saving',
  }))
  const total = isNothing(totalDiscount) ? '' : totalDiscount
  return [...named, { key: 'totalDiscount', amount: total, kind: named.length > 0 ? 'note' : 'saving' }]
}

const totalAlone = ({ totalPrice, vat }: Totals, inclVat = true): TotalReading => ({
  inclVat,
  lines: [
    { key: 'total', amount: totalPrice, kind: 'total' },
    { key: 'vat', amount: inclVat ? vat : '', kind: 'note' },
  ],
})

const isSummed = ({ kind, amount }: TotalLine) => amount !== '' && kind !== 'note' && kind !== 'total'

/** Returns the total minus the sum of the rows, in major units. 0 if an amount cannot be read. */
function differenceOf({ lines }: TotalReading): number {
  const sum = sumOf(lines.filter(isSummed).map(signed))
  const total = amountOf(lines.find(({ kind }) => kind === 'total')?.amount ?? '')
  return isSame(sum, total) ? 0 : (total ?? 0) - (sum ?? 0)
}

const isSubtotalSent = ({ lines }: TotalReading) => lines.some(({ key, amount }) => key === 'subtotal' && amount !== '')

/** Adds the difference as a row before the total, so that every sent amount is shown. */
function explained(reading: TotalReading, totals: Totals): TotalReading {
  const amount = Math.round(differenceOf(reading) * 100) / 100
  const total = reading.lines.findIndex(({ kind }) => kind === 'total')
  const difference = { key: nameOf(amount, totals), amount }
  return { ...reading, lines: [...reading.lines.slice(0, total), difference, ...reading.lines.slice(total)] }
}

/** The largest difference that rounding explains, in major units. */
const LARGEST_ROUNDING = 1

function nameOf(difference: number, { hasCode = false, discounts = {} }: Totals): Unexplained {
  if (difference < 0 && (hasCode || Object.keys(discounts).length > 0)) return 'unnamedDiscount'
  return Math.abs(difference) <= LARGEST_ROUNDING ? 'rounding' : 'other'
}

/** Whether the subtotal is the sum of the lines beside it, less the discounts that stand before it. */
function fitsLines({ lines }: TotalReading, totals: Totals): boolean {
  const lowering = lines[0]?.key === 'subtotal' ? [] : discountLines(totals).filter(isSummed).map(signed)
  const subtotal = amountOf(lines.find(({ key }) => key === 'subtotal')?.amount ?? '')
  return isSame(sumOf([...totals.lineTotals.map(amountOf), ...lowering]), subtotal)
}

function signed({ amount, kind }: TotalLine): number | undefined {
  const value = amountOf(amount)
  return kind === 'saving' && value !== undefined ? -Math.abs(value) : value
}

const sumOf = (values: readonly (number | undefined)[]) =>
  values.reduce((sum, value) => (sum === undefined || value === undefined ? undefined : sum + value), 0)

/** Half the smallest coin, because sums of binary fractions are not exact. */
const TOLERANCE = 0.005

/** Whether two amounts are equal. An amount that is not a number counts as equal. */
const isSame = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined || Math.abs(one - other) < TOLERANCE
