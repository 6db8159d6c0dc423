import * as v from 'valibot'
import type { OrderDraft } from './order-draft.ts'

/** What customers call the ways to pay; brands are called the same everywhere. */
const NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  americanexpress: 'American Express',
  dankort: 'Dankort',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
  swish: 'Swish',
  trustly: 'Trustly',
  klarna: 'Klarna',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  card: { en: 'Card', da: 'Kort', sv: 'Kort' },
  invoice: { en: 'Invoice', da: 'Faktura', sv: 'Faktura' },
} as const

/** How a customer paid: a brand or a kind, never a number, a name or anything else of theirs. */
export type PaymentMethod = keyof typeof NAMES

const isKnown = (word: string): word is PaymentMethod => Object.hasOwn(NAMES, word)

// What providers write otherwise.
const ALIASES = new Map<string, PaymentMethod>([
  ['mc', 'mastercard'],
  ['amex', 'americanexpress'],
  ['scheme', 'card'],
  ['visadankort', 'dankort'],
  ['paywithgoogle', 'googlepay'],
])

/**
 * Reads a provider's word, such as `mc`, `MasterCard` or `visa_applepay`; nothing for one that is not known, so that
 * nothing of a customer is kept by oversight.
 */
export function readPaymentMethod(word: string): PaymentMethod | undefined {
  const parts = word.toLowerCase().split('_')
  // The wallet that holds a card stands behind it, a variant (`klarna_account`) behind its brand.
  for (const part of [parts.join(''), parts.at(-1) ?? '', parts[0] ?? '']) {
    const name = ALIASES.get(part) ?? part
    if (isKnown(name)) return name
  }
  return undefined
}

/** A way to pay in a provider's answer; what is missing, not known or no text at all is left out, and refuses nothing. */
export const knownPaymentMethodSchema = v.fallback(
  v.optional(v.pipe(v.string(), v.transform(readPaymentMethod))),
  undefined,
)

/** What the customer calls it; nothing for what was kept under a name that is not known any more. */
export function paymentMethodName(method: string, language: OrderDraft['language']): string | undefined {
  if (!isKnown(method)) return undefined
  const name = NAMES[method]
  return typeof name === 'string' ? name : name[language]
}
