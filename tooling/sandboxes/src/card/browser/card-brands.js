/** @typedef {'visa' | 'mc' | 'amex' | 'maestro' | 'dankort'} CardBrand */

/** @type {readonly { brand: CardBrand, numbers: RegExp, lengths: readonly number[], cvcPolicy: 'required' | 'optional' }[]} */
const BRANDS = [
  { brand: 'dankort', numbers: /^5019/, lengths: [16], cvcPolicy: 'required' },
  { brand: 'visa', numbers: /^4/, lengths: [13, 16, 19], cvcPolicy: 'required' },
  { brand: 'mc', numbers: /^(5[1-5]|2[2-7])/, lengths: [16], cvcPolicy: 'required' },
  { brand: 'amex', numbers: /^3[47]/, lengths: [15], cvcPolicy: 'required' },
  { brand: 'maestro', numbers: /^(50|5[6-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], cvcPolicy: 'optional' },
]

/** Returns the brand of a card by its first digits, in Adyen's spelling, or undefined if unclear. @param {string} digits */
export const brandOf = (digits) => brandRulesOf(digits)?.brand

/** Returns the rules of a card's brand: lengths of the number and use of a security code. @param {string} digits */
export const brandRulesOf = (digits) => BRANDS.find(({ numbers }) => numbers.test(digits))
