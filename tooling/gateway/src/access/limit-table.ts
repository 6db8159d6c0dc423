/** A number of tries within a number of minutes. */
export interface Tries {
  tries: number
  minutes: number
}

/**
 * What a limit counts by, which decides what it may do.
 *
 * - `network`: the network of the call, in both widths. Refuses.
 * - `id`: something that only its owner can name: a visitor, the customer of a token, a transaction. Refuses.
 * - `typed`: something that a stranger can name too, such as an e-mail. Never refuses, because that would refuse the owner.
 */
type CountedBy = 'network' | 'id' | 'typed'

const HOUR = 60
const DAY = 24 * HOUR

const of = <By extends CountedBy>(by: By, tries: number, minutes: number) => ({ by, tries, minutes })

/** Every limit of the gateway. Those by network hold for one customer behind an address. */
export const LIMITS = {
  // A correct password costs as much hashing as a wrong one.
  login: of('network', 300, 15),
  'failed-login': of('network', 100, 15),
  // One network's tries at one account.
  'account-login': of('network', 10, 15),
  // Enough for a household, too few to find out which addresses have accounts.
  registration: of('network', 20, HOUR),
  // Enough for a household, too few to flood mailboxes.
  'forgot-password': of('network', 20, HOUR),
  'reset-link': of('network', 100, 15),
  'email-change-link': of('network', 100, 15),
  // One network's mails to one address.
  'email-change-mail': of('network', 5, HOUR),
  // Enough for a household, too few to subscribe strangers in numbers.
  subscription: of('network', 20, HOUR),
  // Enough for a household, too few to flood mailboxes or to try many orders.
  'code-request': of('network', 20, HOUR),
  // Enough for all orders of a household. An order has one reminder, which goes to the address of the order.
  'refill-request': of('network', 20, HOUR),
  // The links of mails, from mail programs and phones.
  'refill-link': of('network', 60, HOUR),
  // Typed codes, whatever they are for.
  'code-try': of('network', 60, HOUR),
  'contact-message': of('network', 20, HOUR),
  // Enough for a household. Further withdrawals need a captcha.
  'withdrawal-without-captcha': of('network', 5, HOUR),
  'new-cart': of('network', 60, 10),
  // Refused orders count too.
  order: of('network', 60, 10),
  'free-order': of('network', 10, DAY),
  'wrong-promo-code': of('network', 30, 15),
  // A customer who tries several cards several times stays below this.
  'refused-payment': of('network', 20, HOUR),
  // A push may arrive before its payment is stored. More than a few of these are forged, and are not stored.
  'unknown-payment': of('network', 30, 10),
  'unproven-webhook': of('network', 60, 10),

  // Messages of a logged-in customer.
  'contact-message-of-customer': of('id', 20, HOUR),
  // Each tried address shows whether it has an account.
  'email-change': of('id', 10, HOUR),
  // Guesses at the current password on a login that was left open.
  'current-password': of('id', 10, 15),
  // Per visitor, including reloads of the page.
  'payment-start': of('id', 60, 10),
  // Per order. Testing stolen cards would need more.
  'payment-try': of('id', 20, HOUR),
  // Per visitor, including reloads of the confirmation. Each of them calls the provider.
  'payment-confirmation': of('id', 60, 10),

  // Guesses from many networks: more tries only wait longer.
  'login-of-account': of('typed', 20, 15),
  // More requests send no mail. The mailbox has links by then, which work for an hour.
  'reset-mail': of('typed', 5, 30),
  // More requests send no mail, and no code fits them: 50 tries a day at a million codes, from however many networks.
  'code-mail': of('typed', 10, DAY),
  // More messages are stored and answered, but get no receipt.
  'contact-receipt': of('typed', 10, DAY),
  // More orders wait for an operator.
  'free-order-of-email': of('typed', 10, DAY),
  'free-order-of-cpr': of('typed', 10, DAY),
  // So many refusals in one shop come from many networks. They are only logged: refusing orders would close the shop.
  'refused-payments-of-shop': of('typed', 100, HOUR),
} as const satisfies Readonly<Record<string, Tries & { by: CountedBy }>>

type Names<By extends CountedBy> = {
  [Name in keyof typeof LIMITS]: (typeof LIMITS)[Name]['by'] extends By ? Name : never
}[keyof typeof LIMITS]

export type NetworkLimit = Names<'network'>
export type IdLimit = Names<'id'>
export type TypedLimit = Names<'typed'>
