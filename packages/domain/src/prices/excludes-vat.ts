import { amountOf } from './price.ts'
import type { Amount } from '../reading/parse.ts'

interface Subtotals {
  subTotalInclVat: Amount
  subTotalExclVat: Amount
}

/**
 * Whether the gateway's sums prove that its prices exclude VAT: the lines sum to the subtotal without VAT alone. No field of an
 * answer says so.
 */
export function excludesVat(
  lines: readonly { total: Amount }[],
  { subTotalInclVat, subTotalExclVat }: Subtotals,
): boolean {
  const sum = lines.reduce((before, { total }) => before + (amountOf(total) ?? NaN), 0)
  const isSum = (subtotal: Amount) => Math.abs((amountOf(subtotal) ?? NaN) - sum) < TOLERANCE
  return isSum(subTotalExclVat) && !isSum(subTotalInclVat)
}

/** Half the smallest coin, because sums of binary fractions are not exact. */
const TOLERANCE = 0.005
