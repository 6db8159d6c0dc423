/** Card numbers with other outcomes. Every other number that passes the Luhn check pays. */
export const TEST_CARDS = [
  { number: '4111111111111111', does: 'paid', code: '00', effect: 'pays at once (so does every other valid number)' },
  {
    number: '5454545454545454',
    does: 'challenge',
    code: '00',
    effect: 'asks the bank first, on a page of its own (3-D Secure)',
  },
  {
    number: '5555555555554444',
    does: 'challenge-in-frame',
    code: '00',
    effect: 'asks the bank first, inside the payment window',
  },
  { number: '4000000000000002', does: 'declined', code: '05', effect: 'is declined' },
  { number: '4000000000009995', does: 'declined', code: '51', effect: 'is declined: not enough money' },
] as const

/** Order totals with other outcomes, as Nets documents them, in any currency. */
export const TEST_AMOUNTS = [
  { total: '0.XX', effect: 'fails with error code XX' },
  { total: '1.XX', effect: 'is declined with code XX' },
  { total: '3.XX', effect: 'answers after XX seconds' },
] as const
