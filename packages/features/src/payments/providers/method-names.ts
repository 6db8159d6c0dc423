import { paymentMarks } from '@shop/ui/commerce/cart/payment-marks.ts'

/** The names of payment methods without a logo in the shop, by the providers' type. */
const NAMES: Readonly<Record<string, string>> = {
  applepay: 'Apple Pay',
  bcmc: 'Bancontact',
  blik: 'BLIK',
  cartebancaire: 'Cartes Bancaires',
  cup: 'UnionPay',
  diners: 'Diners Club',
  directEbanking: 'Sofort',
  discover: 'Discover',
  eps: 'EPS',
  giropay: 'Giropay',
  googlepay: 'Google Pay',
  ideal: 'iDEAL',
  jcb: 'JCB',
  klarna_account: 'Klarna',
  klarna_b2b: 'Klarna',
  klarna_paynow: 'Klarna',
  paypal: 'PayPal',
  paywithgoogle: 'Google Pay',
  sepadirectdebit: 'SEPA',
  wechatpayWeb: 'WeChat Pay',
}

/** The providers' types of payment by card. */
const CARDS: readonly string[] = ['scheme', 'card']

/**
 * Returns the name of a payment method that the gateway does not name: `card` for cards, a known name, or its type in
 * readable letters.
 */
export function methodName(type: string, card: string): string {
  if (CARDS.includes(type)) return card
  const mark = Object.hasOwn(paymentMarks, type) ? paymentMarks[type] : undefined
  return mark?.label ?? (Object.hasOwn(NAMES, type) ? NAMES[type] : undefined) ?? inReadableLetters(type)
}

const inReadableLetters = (type: string) =>
  type.replaceAll(/[_-]+/g, ' ').replace(/^\p{L}/u, (letter) => letter.toUpperCase())
