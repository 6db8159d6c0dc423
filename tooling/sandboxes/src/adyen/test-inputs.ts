/** The cards of the test system. Any other number is refused. */
export const TEST_CARDS = [
  { number: '4111111111111111', does: 'paid', effect: 'pays at once' },
  { number: '5454545454545454', does: 'challenge', effect: 'asks the bank first (3-D Secure)' },
  {
    number: '5201281505129736',
    does: 'fingerprint',
    effect: 'lets the bank look at the browser, and pays without a question (3-D Secure)',
  },
  {
    number: '4917610000000000',
    does: 'fingerprint-challenge',
    effect: 'lets the bank look at the browser, which then asks (3-D Secure)',
  },
  { number: '2222400010000008', does: 'paid', effect: 'pays at once' },
  { number: '371449635398431', does: 'paid', effect: 'pays at once; security code 7373' },
  { number: '5000550000000029', does: 'paid', effect: 'pays at once' },
  { number: '5019555544445555', does: 'paid', effect: 'pays at once' },
] as const

/** The expiry date and security codes of every test card. */
export const TEST_CARD_DETAILS = { month: '03', year: '2030', securityCode: '737', amexSecurityCode: '7373' } as const

/** The refusals: the holder's name that requests one, and Adyen's number and name for it. */
export const REFUSALS = [
  { holder: 'DECLINED', code: '2', reason: 'Refused' },
  { holder: 'BLOCK_CARD', code: '5', reason: 'Blocked Card' },
  { holder: 'CARD_EXPIRED', code: '6', reason: 'Expired Card' },
  { holder: 'INVALID_CARD', code: '8', reason: 'Invalid Card Number' },
  { holder: 'NOT_ENOUGH_BALANCE', code: '12', reason: 'Not enough balance' },
  { holder: 'FRAUD', code: '20', reason: 'FRAUD' },
  { holder: 'CVC_DECLINED', code: '24', reason: 'CVC Declined' },
] as const

/** Holders' names that request other outcomes. */
export const OTHER_HOLDERS = [
  { holder: 'ERROR', effect: 'fails at the bank (resultCode Error)' },
  { holder: 'CAPTURE FAILED', effect: 'pays, but taking the money fails later' },
  { holder: 'REFUND FAILED', effect: 'pays, but giving money back fails later' },
] as const

/** The right password on the bank's page for 3-D Secure. */
export const BANK_PASSWORD = 'password'

/** The inputs of the card form and the bank's page, with their effects. */
export const TEST_INPUTS = [
  { input: '03/30', effect: 'and security code 737. Other dates, codes and cards are refused' },
  ...TEST_CARDS.map(({ number, effect }) => ({ input: number, effect })),
  { input: BANK_PASSWORD, effect: 'at the bank. Any other password fails' },
  ...REFUSALS.map(({ holder, reason }) => ({ input: holder, effect: `as name on the card is refused: ${reason}` })),
  ...OTHER_HOLDERS.map(({ holder, effect }) => ({ input: holder, effect: `as name on the card ${effect}` })),
]
