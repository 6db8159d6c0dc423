import { isCardNumber, isFuture } from '../../card/browser/card.js'
import { brandRulesOf } from './card-brands.js'

/** @typedef {'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode'} FieldType */

/**
 * The state of the typed digits. `error` applies now; `unfinished` becomes an error when the customer leaves the field.
 * @typedef {{ digits: string, text: string, isComplete: boolean, error: string, unfinished: string }} Reading
 */

const COMMON_LENGTH = 16
const LONGEST_NUMBER = 19
const FARTHEST_YEARS = 30

/** @param {string} typed */
const digitsIn = (typed) => typed.replaceAll(/\D/g, '')

/** @param {string} typed @returns {Reading} */
function readNumber(typed) {
  const all = digitsIn(typed)
  const { brand, lengths } = brandRulesOf(all) ?? { brand: undefined, lengths: [COMMON_LENGTH, LONGEST_NUMBER] }
  const digits = all.slice(0, Math.max(...lengths))
  const isWhole = lengths.includes(digits.length)
  const isComplete = isWhole && isCardNumber(digits)
  const groups = brand === 'amex' ? /^(\d{4})(\d{1,6})?(\d{1,5})?$/ : undefined
  const [, ...parts] = groups?.exec(digits) ?? []
  const text = parts.length > 0 ? parts.filter(Boolean).join(' ') : digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  return { digits, text, isComplete, error: isWhole && !isComplete ? 'cc.num.902' : '', unfinished: 'cc.num.901' }
}

/** @param {string} typed @param {Date} now @returns {Reading} */
function readExpiry(typed, now) {
  // "4" and "4/" can only mean April.
  const digits = digitsIn(typed.replace(/^\s*([2-9]|1(?=\/))/, '0$1')).slice(0, 4)
  const text = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
  const error = digits.length === 4 ? expiryError(Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2)), now) : ''
  return { digits, text, isComplete: digits.length === 4 && error === '', error, unfinished: 'cc.dat.911' }
}

/** @param {number} month @param {number} year @param {Date} now */
function expiryError(month, year, now) {
  if (month < 1 || month > 12 || !isFuture({ month, year }, now)) return 'cc.dat.912'
  return year > now.getFullYear() + FARTHEST_YEARS ? 'cc.dat.913' : ''
}

/** @param {string} typed @param {string | undefined} brand @returns {Reading} */
function readSecurityCode(typed, brand) {
  const length = brand === 'amex' ? 4 : 3
  const digits = digitsIn(typed).slice(0, length)
  return { digits, text: digits, isComplete: digits.length === length, error: '', unfinished: 'cc.cvc.921' }
}

/**
 * Reads the text of a field.
 * @param {FieldType} fieldType @param {string} typed @param {{ brand?: string | undefined, now: Date }} circumstances
 */
export function readField(fieldType, typed, { brand, now }) {
  if (fieldType === 'encryptedCardNumber') return readNumber(typed)
  return fieldType === 'encryptedExpiryDate' ? readExpiry(typed, now) : readSecurityCode(typed, brand)
}
