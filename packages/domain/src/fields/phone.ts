import * as v from 'valibot'
import { optional, required, messageKey } from './field-errors.ts'

/** How long a phone number may be written, with all its grouping. */
export const PHONE_MAX_LENGTH = 40

interface NumberPlan {
  callingCode: string
  /** A number inside the country; some countries dial a 0 in front of it, which is not part of it. */
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

/** The digits of a number, with a + in front when it begins with + or 00; nothing when there is anything else in it. */
function dialled(text: string): string | undefined {
  const typed = text.trim()
  if (typed.length > PHONE_MAX_LENGTH || !/^\+?[\d\s()./-]+$/.test(typed)) return undefined
  return typed.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
}

/**
 * Whether a text can be a phone number, however it is grouped: as it is dialled inside the country, or with the calling
 * code of any country. Of countries whose numbers we do not know, or of no country at all, six digits are enough.
 */
export function isPhone(text: string, countryCode?: string): boolean {
  const number = dialled(text)
  if (number === undefined) return false
  const plan = PLANS.get(countryCode)
  if (!plan) return /^\+?\d{6,15}$/.test(number)
  const { callingCode, national } = plan
  if (number.startsWith(`+${callingCode}`)) return national.test(number.slice(callingCode.length + 1))
  if (number.startsWith('+')) return /^\+[1-9]\d{6,14}$/.test(number)
  // The calling code is often written without its +.
  return national.test(number) || (number.startsWith(callingCode) && national.test(number.slice(callingCode.length)))
}

/** A field for a phone number of any country. */
export const phone = v.pipe(
  required,
  v.check((text) => isPhone(text), messageKey('InvalidPhone')),
)

/** The same, where somebody need not say it. */
export const optionalPhone = v.pipe(
  optional,
  v.check((text) => text === '' || isPhone(text), messageKey('InvalidPhone')),
)
