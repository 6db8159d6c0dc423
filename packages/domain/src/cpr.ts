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
  const day = written > 60 ? written - 60 : written
  const date = new Date(Date.UTC(century(seventh, year) + year, month - 1, day))
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1
}

/** The seventh digit and the year say together in which century somebody was born. */
function century(seventh: number, year: number): number {
  if (seventh <= 3) return 1900
  if (seventh === 4 || seventh === 9) return year <= 36 ? 2000 : 1900
  return year <= 57 ? 2000 : 1800
}
