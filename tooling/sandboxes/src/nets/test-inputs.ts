/** Card numbers with other outcomes. Every other number that passes the Luhn check pays. */
export const TEST_CARDS = [
  {
    number: '5454545454545454',
    does: 'challenge',
    code: '00',
    effect: 'asks the bank first, on its own page (3-D Secure)',
  },
  { number: '5555555555554444', does: 'challenge-in-frame', code: '00', effect: 'asks the bank first, in the window' },
  { number: '4000000000000002', does: 'declined', code: '05', effect: 'is declined' },
  { number: '4000000000009995', does: 'declined', code: '51', effect: 'is declined: not enough money' },
] as const

/** The inputs with their effects. The totals are those that Nets documents, in any currency. */
export const TEST_INPUTS = [
  { input: '4111 1111 1111 1111', effect: 'pays at once, and so does every other valid number' },
  ...TEST_CARDS.map(({ number, effect }) => ({ input: number.replaceAll(/(\d{4})(?=\d)/g, '$1 '), effect })),
  { input: '0.XX', effect: 'as total: fails with error code XX' },
  { input: '1.XX', effect: 'as total: is declined with code XX' },
  { input: '3.XX', effect: 'as total: answers after XX seconds' },
]
