/** @typedef {'visa' | 'mc' | 'amex' | 'maestro' | 'dankort'} CardBrand */

/** @type {readonly { brand: CardBrand, numbers: RegExp, lengths: readonly number[], cvcPolicy: 'required' | 'optional' }[]} */
const BRANDS = [
  { brand: 'dankort', numbers: /^5019/, lengths: [16], cvcPolicy: 'required' },
  { brand: 'visa', numbers: /^4/, lengths: [13, 16, 19], cvcPolicy: 'required' },
  { brand: 'mc', numbers: /^(5[1-5]|2[2-7])/, lengths: [16], cvcPolicy: 'required' },
  { brand: 'amex', numbers: /^3[47]/, lengths: [15], cvcPolicy: 'required' },
  { brand: 'maestro', numbers: /^(50|5[6-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], cvcPolicy: 'optional' },
]

/** The brand of a card by its first digits, in Adyen's words; nothing while it can still be several. @param {string} digits */
export const brandOf = (digits) => brandRulesOf(digits)?.brand

/** What goes with the brand of a card: how long its numbers are, and whether it has a security code. @param {string} digits */
export const brandRulesOf = (digits) => BRANDS.find(({ numbers }) => numbers.test(digits))
