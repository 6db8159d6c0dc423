import type { Amount } from '../reading/parse.ts'

const CURRENCY_MARKS = /kr\.?|DKK|SEK|NOK|GBP|EUR|USD|\p{Sc}/giu

/** Reads a price as a person would, in major units; nothing when the text holds no price (API-45, OP-22). */
export function parsePrice(text: string): number | undefined {
  const bare = text.replaceAll(/\s/g, '').replaceAll('\u2212', '-').replaceAll(CURRENCY_MARKS, '').replace(/,-+$/, '')
  // The last mark parts the decimals, unless three digits follow: those are thousands, as after every other mark.
  const parts = /^(-?)(\d[\d.,]*?|)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(bare)
  if (!parts || !/\d/.test(bare)) return undefined
  // Stryker disable next-line StringLiteral: the compiler asks for the first two, which are never used
  const [, sign = '', whole = '', decimals = ''] = parts
  return Number(`${sign}${whole.replaceAll(/[.,]/g, '')}.${decimals}`)
}

/** What an amount is as a number of major units; nothing when it is none. */
export const amountOf = (amount: Amount): number | undefined =>
  typeof amount === 'number' ? amount : parsePrice(amount)

/** An amount as a whole number of the currency's smallest unit; nothing when it is none, or of no currency. */
export function minorUnitsOf(amount: Amount, currency: string): number | undefined {
  const value = amountOf(amount)
  if (value === undefined) return undefined
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return Math.round(value * 10 ** maximumFractionDigits)
  } catch {
    // An unknown currency has no smallest unit.
  }
  return undefined
}

/** Whether an amount was sent and is zero. */
export const isNothing = (amount: Amount) => amountOf(amount) === 0

/** The first of two amounts that was sent. */
export const either = (amount: Amount, other: Amount): Amount => (amount === '' ? other : amount)

/** An amount that is taken off, with its minus, whether or not the gateway wrote one. */
export function asReduction(amount: Amount): Amount {
  const value = amountOf(amount)
  if (value === undefined || value <= 0) return amount
  return typeof amount === 'number' ? -amount : `-${amount.trim()}`
}

/** How a shop writes money: a configuration says it. */
export interface MoneyStyle {
  cultureName: string
  currency: string
}

/** How the languages of crowns abbreviate them. */
const CROWNS: Readonly<Record<string, string>> = { da: 'kr.', sv: 'kr', nb: 'kr', nn: 'kr', no: 'kr' }

/** A text of the gateway; in a shop of crowns with their abbreviation as numbers get it, so that both can stand side by side. */
function inOneSpelling(text: string, cultureName: string): string {
  const [language = ''] = cultureName.split('-')
  const crowns = CROWNS[language]
  return crowns ? text.replace(/(\d|,-+)\s*kr\.?$/i, `$1\u00A0${crowns}`) : text
}

/** Decimals without a currency: no text that anybody could show. */
const BARE = /^\s*[-\u2212]?\d[\d.,\s]*$/

/**
 * An amount as the customer reads it, everywhere in the shop: texts with their currency as they are, but for the spelling
 * of crowns; numbers, and texts of mere digits, in the shop's culture and the currency they were sent with, or else the shop's own.
 */
export function formatAmount(amount: Amount, { cultureName, currency: own }: MoneyStyle, currency = ''): string {
  const value = typeof amount === 'number' ? amount : BARE.test(amount) ? parsePrice(amount) : undefined
  if (value === undefined) return inOneSpelling(String(amount).trim(), cultureName)
  if (!Number.isFinite(value)) return ''
  const code = currencyCode(currency, own)
  try {
    return new Intl.NumberFormat(cultureName, { style: 'currency', currency: code }).format(value)
  } catch {
    // A culture or currency that nobody knows must not hide what something costs.
    return `${value.toFixed(2)} ${code}`.trim()
  }
}

const CODES: ReadonlyMap<string, string> = new Map([
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['$', 'USD'],
])

/** The currency of an amount by its code or sign; the shop's own where it says none, or only "kr" as three countries do. */
function currencyCode(sent: string, own: string): string {
  const sign = sent.trim()
  if (/^[a-z]{3}$/i.test(sign)) return sign.toUpperCase()
  return CODES.get(sign) ?? (own || sign)
}
