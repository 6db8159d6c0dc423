/**
 * Reads a Danish personal number as its ten digits; nothing when it cannot be one: it begins with a date, and its check
 * digit proves nothing since 2007 (OP-21). Those who have no number of their own are given one with 60 added to the day.
 */
export function parseCpr(text: string): string | undefined {
  const digits = /^(\d{6})[- ]?(\d{4})$/.exec(text.trim())?.slice(1).join('')
  return digits !== undefined && isRealDate(digits) ? digits : undefined
}

/** A personal number as it may be shown: the birthday, not the rest. */
export const maskCpr = (cpr: string) => cpr.trim() && `${cpr.replaceAll(/\D/g, '').slice(0, 6)}-****`

function isRealDate(digits: string): boolean {
  const [written = 0, month = 0, year = 0, seventh = 0] = [
    digits.slice(0, 2),
    digits.slice(2, 4),
    digits.slice(4, 6),
    digits[6],
  ].map(Number)
  // The seventh digit says the century. Only 1900 and 2000 matter: the first of them had no 29 February.
  const century = seventh <= 3 ? 1900 : 2000
  // Stryker disable next-line ArithmeticOperator: as many years before as after a century are leap years
  const date = new Date(Date.UTC(century + year, month - 1, written % 60))
  // A day that the month does not have is counted on into another month.
  return date.getUTCMonth() === month - 1
}
