import { isCardNumber, isFuture } from '../../card/browser/card.js'
import { brandRulesOf } from '../../card/browser/card-brands.js'

/**
 * The state of typed text. `error` is Adyen's code for what is wrong before the customer leaves the field.
 * @typedef {{ digits: string, text: string, isComplete: boolean, error: string }} Reading
 * @typedef {{
 *   autocomplete: AutoFill, unfinished: string,
 *   read: (typed: string, brand: string | undefined) => Reading,
 *   encrypt: (digits: string) => Record<string, unknown>,
 * }} Field
 */

/** @param {string} typed */
const digitsIn = (typed) => typed.replaceAll(/\D/g, '')

/** A name with its digits. Only this sandbox reads the text that replaces encryption. @param {string} name @param {string} digits */
export const encrypted = (name, digits) => ({ encryptedFieldName: name, blob: `sandbox$${btoa(digits)}` })

/** The fields of the card form, by Adyen's names. @type {Record<string, Field>} */
export const FIELDS = {
  encryptedCardNumber: {
    autocomplete: 'cc-number',
    unfinished: 'cc.num.901',
    read(typed) {
      const lengths = brandRulesOf(digitsIn(typed))?.lengths ?? [16]
      const digits = digitsIn(typed).slice(0, Math.max(...lengths))
      const isWhole = lengths.includes(digits.length)
      const isComplete = isWhole && isCardNumber(digits)
      const text = digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
      return { digits, text, isComplete, error: isWhole && !isComplete ? 'cc.num.902' : '' }
    },
    encrypt: (digits) => ({
      type: 'card',
      encryptedCardNumber: [{ type: 'card', ...encrypted('encryptedCardNumber', digits) }],
      endDigits: digits.slice(-4),
      issuerBin: digits.slice(0, 8),
    }),
  },
  encryptedExpiryDate: {
    autocomplete: 'cc-exp',
    unfinished: 'cc.dat.911',
    read(typed) {
      // "4" and "4/" can only mean April.
      const digits = digitsIn(typed.replace(/^\s*([2-9]|1(?=\/))/, '0$1')).slice(0, 4)
      const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))]
      const isWhole = digits.length === 4
      const isComplete = isWhole && month >= 1 && month <= 12 && isFuture({ month, year }, new Date())
      const text = digits.replace(/^(\d\d)(?=\d)/, '$1/')
      return { digits, text, isComplete, error: isWhole && !isComplete ? 'cc.dat.912' : '' }
    },
    encrypt: (digits) => ({
      type: 'year',
      encryptedExpiryDate: [
        { type: 'month', ...encrypted('encryptedExpiryMonth', digits.slice(0, 2)) },
        { type: 'year', ...encrypted('encryptedExpiryYear', `20${digits.slice(2)}`) },
      ],
    }),
  },
  encryptedSecurityCode: {
    autocomplete: 'cc-csc',
    unfinished: 'cc.cvc.921',
    read(typed, brand) {
      const length = brand === 'amex' ? 4 : 3
      const digits = digitsIn(typed).slice(0, length)
      return { digits, text: digits, isComplete: digits.length === length, error: '' }
    },
    encrypt: (digits) => ({
      type: 'cvc',
      encryptedSecurityCode: [{ type: 'cvc', ...encrypted('encryptedSecurityCode', digits) }],
    }),
  },
}
