import type { Language } from '@shop/domain/messages/languages.ts'
import * as v from 'valibot'

/** The names of payment methods. Brands have the same name in all languages. */
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
} as const satisfies Readonly<Record<string, string | Readonly<Record<Language, string>>>>

/** How a customer paid: a brand or a kind. Never a number, a name or other personal data. */
export type PaymentMethod = keyof typeof NAMES

const isKnown = (word: string): word is PaymentMethod => Object.hasOwn(NAMES, word)

// Spellings of the providers that differ from these names.
const ALIASES = new Map<string, PaymentMethod>([
  ['mc', 'mastercard'],
  ['amex', 'americanexpress'],
  ['scheme', 'card'],
  ['visadankort', 'dankort'],
  ['paywithgoogle', 'googlepay'],
])

/**
 * Reads a provider's word, such as `mc`, `MasterCard` or `visa_applepay`. Returns undefined for unknown words, so that no
 * personal data is stored by mistake.
 */
export function readPaymentMethod(word: string): PaymentMethod | undefined {
  const parts = word.toLowerCase().split('_')
  // The wallet follows its card (`visa_applepay`). A variant follows its brand (`klarna_account`).
  for (const part of [parts.join(''), parts.at(-1) ?? '', parts[0] ?? '']) {
    const name = ALIASES.get(part) ?? part
    if (isKnown(name)) return name
  }
  return undefined
}

/** Reads a payment method in a provider's answer. A missing, unknown or malformed one becomes undefined. */
export const knownPaymentMethodSchema = v.fallback(
  v.optional(v.pipe(v.string(), v.transform(readPaymentMethod))),
  undefined,
)

/** Returns the name that customers read. Returns undefined for a stored method that this version does not list. */
export function paymentMethodName(method: string, language: Language): string | undefined {
  if (!isKnown(method)) return undefined
  const name = NAMES[method]
  return typeof name === 'string' ? name : name[language]
}
