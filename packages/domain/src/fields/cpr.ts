import { cleanLine } from '../text/clean-text.ts'

/**
 * Reads a Danish personal number (CPR) as its ten digits. Undefined if the first six are no date. The check digit is not
 * tested, because numbers without a valid one are issued since 2007. Replacement numbers have 60 added to the day.
 */
export function parseCpr(text: string): string | undefined {
  const digits = cleanLine(text).replaceAll(/[- ]/g, '')
  return /^\d{10}$/.test(digits) && isRealDate(digits) ? digits : undefined
}

/** Returns a personal number with all but the date of birth masked. */
export const maskCpr = (cpr: string) => cleanLine(cpr) && `${cpr.replaceAll(/\D/g, '').slice(0, 6)}-****`

function isRealDate(digits: string): boolean {
  const [written = 0, month = 0, year = 0, seventh = 0] = [
    digits.slice(0, 2),
    digits.slice(2, 4),
    digits.slice(4, 6),
    digits[6],
  ].map(Number)
  // The seventh digit gives the century. It matters for leap years only: 1900 had no 29 February, 2000 had one.
  const century = seventh <= 3 ? 1900 : 2000
  // Stryker disable next-line ArithmeticOperator: as many years before as after a century are leap years
  const date = new Date(Date.UTC(century + year, month - 1, written % 60))
  // `Date` moves a day that the month does not have into the next month.
  return date.getUTCMonth() === month - 1
}
