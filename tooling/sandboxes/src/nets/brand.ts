/** Returns the brand of a card by its first digits, in Nets' spelling. */
export function brandOf(digits: string) {
  if (digits.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'MasterCard'
  if (/^3[47]/.test(digits)) return 'AmericanExpress'
  return digits.startsWith('5019') ? 'Dankort' : 'Maestro'
}
