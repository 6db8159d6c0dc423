import { LINE_MAX_LENGTH } from './line-length.ts'
import type { MessageKey } from '../messages/messages.ts'
import { cleanLine } from '../text/clean-text.ts'
import { cleanEmail } from './clean-email.ts'
import { isBorn, parseCpr } from './cpr.ts'
import { parseEan } from './ean.ts'
import { isEmail } from './email.ts'
import { isPhone } from './phone.ts'
import { isPostalCode } from './postal-code.ts'

const QUESTIONS = [
  'PhoneQuestion',
  'PostalCodeQuestion',
  'EmailQuestion',
  'LinkQuestion',
  'LengthQuestion',
  'EanQuestion',
  'CprQuestion',
] as const satisfies MessageKey[]

/**
 * The text of a question beside a field: it looks unusual, is it right? A form asks once about what was typed. The next try
 * sends it, and the gateway decides.
 */
export type Question = (typeof QUESTIONS)[number]

export const isQuestion = (key: MessageKey): key is Question => (QUESTIONS as readonly MessageKey[]).includes(key)

const ask = (question: Question, isUsual: boolean, typed: string): Question | undefined =>
  isUsual || cleanLine(typed) === '' ? undefined : question

// No name, street or number contains these. Whether other words are an address, no rule can tell: `ST.JOHN`, `mr.smith`.
const LINK = /:\/\/|\bwww\./i

// No mailbox has these, or ends in one letter or in digits.
const UNUSUAL_EMAIL = /[,;:<>()[\]\\"]|\.\.|^\.|\.@|@[.-]|[.-]$|\.(?:.|\d+)$/

export const lineQuestion = (typed: string) =>
  ask('LinkQuestion', !LINK.test(cleanLine(typed)), typed) ??
  ask('LengthQuestion', cleanLine(typed).length <= LINE_MAX_LENGTH, typed)

/** Asks about a number that is none in its country. Without a country, any six digits are a number. */
export const phoneQuestion = (typed: string, countryCode?: string) =>
  ask('PhoneQuestion', isPhone(typed, countryCode), typed)

export const postalCodeQuestion = (typed: string, countryCode: string) =>
  ask('PostalCodeQuestion', isPostalCode(typed, countryCode), typed)

/** Asks about an address that has the form of one, but not of one that mail reaches. */
export const emailQuestion = (typed: string) =>
  ask('EmailQuestion', !isEmail(typed) || !UNUSUAL_EMAIL.test(cleanEmail(typed)), typed)

export const eanQuestion = (typed: string) => ask('EanQuestion', parseEan(typed) !== undefined, typed)

export function cprQuestion(typed: string): Question | undefined {
  const cpr = parseCpr(typed)
  return ask('CprQuestion', cpr !== undefined && isBorn(cpr), typed)
}
