/** How long a kind of personal data is kept. */
export interface RetentionPeriod {
  what: string
  days: number
  /** Why it is kept so long, and not longer. */
  because: string
}

const YEAR = 365.25

/** Every kind of personal data that is kept for a time. `npm run gateway -- retention` prints it. */
export const PERIODS = {
  unusedCart: { what: 'carts that are empty or were never read again', days: 1, because: 'most are left by programs' },
  anonymousCart: {
    what: 'carts of visitors without an account',
    days: 90,
    because: 'a box of batteries lasts as long',
  },
  unpaidDraft: { what: 'purchases that were never paid', days: 7, because: 'the customer may come back' },
  payableDraft: {
    what: 'purchases with a payment that never came',
    days: 35,
    because: 'a provider may report it for a month',
  },
  cprNumber: { what: 'CPR numbers', days: 30, because: 'needed until the order is handed over' },
  placedDraft: {
    what: 'addresses of purchases whose order is placed',
    days: 1,
    because: 'the order has them; the purchase is only looked at for its result',
  },
  orderContact: {
    what: 'e-mail and phone of orders',
    days: Math.round(3 * YEAR),
    because: 'complaints: three years in Sweden, two in Denmark',
  },
  order: {
    what: 'orders, their purchases and declarations for buying without VAT',
    days: Math.round(8 * YEAR),
    because: 'books: seven years after the financial year in Sweden, six in the United Kingdom, five in Denmark',
  },
  unprovenAccount: {
    what: 'accounts without a proven address, an order or a login',
    days: 30,
    because: 'somebody else may have typed the address',
  },
  unusedAccount: {
    what: 'accounts without a login or an order',
    days: Math.round(3 * YEAR),
    because: 'as long as complaints about the last order',
  },
  webhook: { what: 'messages of payment providers', days: 30, because: 'they are repeated for a month at most' },
  mail: { what: 'mails, and earlier e-mail addresses', days: 30, because: 'questions about a mail come within weeks' },
  unconfirmedNewsletter: { what: 'newsletters that were not confirmed', days: 7, because: 'the link of the mail' },
  contactMessage: {
    what: 'messages to customer service',
    days: 180,
    because: 'longer than a conversation and the time for returning goods',
  },
  acknowledgedAlarm: { what: 'alarms that an operator has seen', days: 90, because: 'they name a purchase' },
  unknownWord: {
    what: 'searched words that no article has',
    days: 90,
    because: 'long enough to be seen; nothing is known about who typed them',
  },
  erasure: {
    what: 'erasures of people, as digests',
    days: 400,
    because: 'longer than a backup is kept, which may bring people back',
  },
  operatorLog: {
    what: 'the changes of operators, with their names',
    days: Math.round(8 * YEAR),
    because: 'they explain the books',
  },
} satisfies Record<string, RetentionPeriod>
