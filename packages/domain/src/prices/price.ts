import type { Amount } from '../reading/parse.ts'
import { writtenCulture } from '../text/culture.ts'
import { shownDecimals } from './currencies.ts'

/** A currency as a code, a sign or an abbreviation: `DKK`, `€`, `US$`, `kr.`, `Nkr`, `zł`. */
const CURRENCY = String.raw`[A-Z]{3}|dkk|sek|nok|gbp|eur|usd|\p{L}{0,3}\p{Sc}\p{L}{0,2}|[A-Za-z]?[Kk][Rr]\.?|zł|Kč|Ft|lei|лв\.?|SFr\.?|Fr\.?|din\.?`

// The last comma or point separates the decimals, unless three digits follow. Then it groups thousands, as all others do.
const PRICE = new RegExp(
  String.raw`^(-?)(?:${CURRENCY})?(-?)(\d[\d.,'’]*?|)(?:[.,](\d{1,2}|\d{4,}))?(?:,-+)?(?:${CURRENCY})?$`,
  'u',
)

/**
 * Reads a price in major units from a text of any spelling, such as `1.234,50 kr.`. Undefined if the text is no price, such as
 * `from 79` or `5 kr/pc`.
 */
export function parsePrice(text: string): number | undefined {
  const bare = text.replaceAll(/\s/g, '').replaceAll('\u2212', '-')
  const parts = PRICE.exec(bare)
  if (!parts || !/\d/.test(bare)) return undefined
  // Stryker disable next-line StringLiteral: the compiler requires the defaults, which are never used
  const [, before = '', after = '', whole = '', decimals = ''] = parts
  return Number(`${before || after}${whole.replaceAll(/[^\d]/g, '')}.${decimals}`)
}

/** Returns an amount in major units. Undefined if it is no amount. */
export const amountOf = (amount: Amount): number | undefined =>
  typeof amount === 'number' ? amount : parsePrice(amount)

/**
 * Returns an amount in a minor unit with so many decimals. Undefined if it is no amount, or without decimals: the currency is
 * unknown.
 */
export function minorUnitsOf(amount: Amount, decimals: number | undefined): number | undefined {
  const value = amountOf(amount)
  return value === undefined || decimals === undefined ? undefined : Math.round(value * 10 ** decimals)
}

/** Returns whether an amount was sent and is zero. */
export const isNothing = (amount: Amount) => amountOf(amount) === 0

/** Returns the first amount, or the second if the first was not sent. */
export const either = (amount: Amount, other: Amount): Amount => (amount === '' ? other : amount)

/**
 * Returns by how many whole per cent an amount is lower than another one, rounded down so that it never promises more than is
 * charged. 0 if it is not lower, or if either is no amount.
 */
export function percentOff(amount: Amount, before: Amount): number {
  const [now = 0, earlier = 0] = [amountOf(amount), amountOf(before)]
  return earlier > 0 && now > 0 && now < earlier ? Math.floor((100 * (earlier - now)) / earlier + 1e-9) : 0
}

/** Returns an amount as a reduction: with a minus, whether or not the gateway sent one. */
export function asReduction(amount: Amount): Amount {
  const value = amountOf(amount)
  if (value === undefined || value <= 0) return amount
  return typeof amount === 'number' ? -amount : `-${amount.trim()}`
}

/** The culture and currency in which a shop shows money. A configuration has both. */
export interface MoneyStyle {
  cultureName: string
  currency: string
}

/** The abbreviation of crowns by language. */
const CROWNS: Readonly<Record<string, string>> = { da: 'kr.', sv: 'kr', nb: 'kr', nn: 'kr', no: 'kr' }

/** Gives an amount in crowns the abbreviation that `Intl` uses, so that texts and numbers look alike side by side. */
function inOneSpelling(text: string, cultureName: string): string {
  const [language = ''] = cultureName.split('-')
  const crowns = CROWNS[language]
  return crowns ? text.replace(/(\d|,-+)\s*kr\.?$/i, `$1\u00A0${crowns}`) : text
}

/** A number without a currency, which cannot be shown as it is. */
const BARE = /^\s*[-\u2212]?\d[\d.,\s]*$/

/**
 * Formats an amount for the customer. A text with a currency stays as it is, except for the abbreviation of crowns. A number,
 * or a text of digits, gets the shop's format, with `currency` or else the shop's own.
 */
export function formatAmount(amount: Amount, { cultureName, currency: own }: MoneyStyle, currency = ''): string {
  const value = typeof amount === 'number' ? amount : BARE.test(amount) ? parsePrice(amount) : undefined
  if (value === undefined) return inOneSpelling(String(amount).trim(), cultureName)
  if (!Number.isFinite(value)) return ''
  const code = currencyCode(currency, own)
  const decimals = shownDecimals(code)
  try {
    const style = {
      style: 'currency',
      currency: code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    } as const
    return new Intl.NumberFormat(writtenCulture(cultureName), style).format(value)
  } catch {
    // An unknown currency must not hide the price.
    return `${value.toFixed(2)} ${code}`.trim()
  }
}

/**
 * Returns the first currency that one of the amounts names by code or sign. Empty if none does. `kr` names no country's crowns.
 */
export const currencyAmong = (amounts: readonly Amount[]): string =>
  amounts
    .map((amount) => (typeof amount === 'number' ? '' : (/\p{Sc}|\b[A-Z]{3}\b/u.exec(amount)?.[0] ?? '')))
    .find(Boolean) ?? ''

const CODES: ReadonlyMap<string, string> = new Map([
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['$', 'USD'],
])

/** Returns the code of a currency sent as code or sign. The shop's own for an empty or ambiguous one, such as `kr`. */
function currencyCode(sent: string, own: string): string {
  const sign = sent.trim()
  if (/^[a-z]{3}$/i.test(sign)) return sign.toUpperCase()
  return CODES.get(sign) ?? (own || sign)
}
