import { cleanLine } from '../text/clean-text.ts'

/** The longest usual phone number as typed, with spaces and separators, in characters. */
export const PHONE_MAX_LENGTH = 40

interface NumberPlan {
  callingCode: string
  /** A number without the calling code. In some countries it may start with a 0 that is not part of the number. */
  national: RegExp
}

const PLANS = new Map<string | undefined, NumberPlan>([
  ['DK', { callingCode: '45', national: /^[1-9]\d{7}$/ }],
  ['NO', { callingCode: '47', national: /^[1-9]\d{7}$/ }],
  ['SE', { callingCode: '46', national: /^0?[1-9]\d{5,9}$/ }],
  ['FI', { callingCode: '358', national: /^0?[1-9]\d{4,11}$/ }],
  ['DE', { callingCode: '49', national: /^0?[1-9]\d{4,12}$/ }],
  ['GB', { callingCode: '44', national: /^0?[1-9]\d{8,9}$/ }],
])

/**
 * Returns the digits of the number at the start of a text, with a leading + if it starts with + or 00. An extension or a word
 * may follow. Undefined if no number is there.
 */
function dialled(text: string): string | undefined {
  const typed = cleanLine(text)
  const number = typed.length > PHONE_MAX_LENGTH ? undefined : /^\+?[\d\s()./-]+/.exec(typed)?.[0]
  return number?.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
}

/**
 * Returns whether a text can be a phone number: a national one, or one with a country's calling code. Spaces and separators
 * are ignored. For a country without a known number plan, or without a country, six digits are enough.
 */
export function isPhone(text: string, countryCode?: string): boolean {
  const number = dialled(text)
  if (number === undefined) return false
  const plan = PLANS.get(countryCode)
  if (!plan) return /^\+?\d{6,15}$/.test(number)
  const { callingCode, national } = plan
  if (number.startsWith(`+${callingCode}`)) return national.test(number.slice(callingCode.length + 1))
  if (number.startsWith('+')) return /^\+[1-9]\d{6,14}$/.test(number)
  // Customers often type the calling code without the +.
  return national.test(number) || (number.startsWith(callingCode) && national.test(number.slice(callingCode.length)))
}
