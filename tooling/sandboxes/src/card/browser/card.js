/** Removes spaces and dashes from a typed card number. @param {string} typed */
export const digitsOf = (typed) => typed.replaceAll(/[\s-]/g, '')

/** True for 12 to 19 digits with a valid check digit (Luhn). @param {string} digits */
export function isCardNumber(digits) {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = Array.from(digits)
    .map((digit, place) => Number(digit) * (place % 2 === digits.length % 2 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** Reads "03/30", "3/30", "0330" or "03 / 2030", or returns undefined. @param {string} typed */
export function expiryOf(typed) {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(typed) ?? []
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined
}

/**
 * True until the last day of the card's month.
 * @param {{ month: number, year: number } | undefined} expiry
 * @param {Date} now
 */
export function isFuture(expiry, now) {
  if (!expiry) return false
  const thisYear = now.getFullYear()
  return expiry.year > thisYear || (expiry.year === thisYear && expiry.month >= now.getMonth() + 1)
}

/** True for a security code: three or four digits. @param {string} typed */
export const isSecurityCode = (typed) => /^\s*\d{3,4}\s*$/.test(typed)
