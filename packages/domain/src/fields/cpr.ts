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

/**
 * Returns whether the owner of a personal number is born. The seventh digit and the year give the century: 1900 for 0 to 3,
 * 1900 from 37 on for 4 and 9, 1800 from 58 on for 5 to 8, and 2000 for the rest. Source: the CPR register's "Personnummeret i CPR".
 */
export function isBorn(cpr: string, now = new Date()): boolean {
  return birthday(cpr).getTime() <= now.getTime()
}

function birthday(digits: string): Date {
  const [written = 0, month = 0, year = 0] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number)
  return new Date(Date.UTC(centuryOf(Number(digits[6]), year) + year, month - 1, written % 60))
}

function centuryOf(seventh: number, year: number): number {
  if (seventh <= 3) return 1900
  if (seventh === 4 || seventh === 9) return year <= 36 ? 2000 : 1900
  return year <= 57 ? 2000 : 1800
}

// `Date` moves a day that the month does not have into the next month.
const isRealDate = (digits: string) => birthday(digits).getUTCMonth() === Number(digits.slice(2, 4)) - 1
