import type { Amount } from './parse.ts'

const CURRENCY_MARKS = /kr\.?|DKK|SEK|NOK|GBP|EUR|USD|\p{Sc}/giu

/** Reads a price as a person would, in major units; nothing when the text holds no price (API-45, OP-22). */
export function parsePrice(text: string): number | undefined {
  const bare = text.replaceAll(/\s/g, '').replaceAll('\u2212', '-').replaceAll(CURRENCY_MARKS, '').replace(/,-+$/, '')
  // The last mark followed by one or two digits parts the decimals; every other mark parts thousands.
  const parts = /^(-?)(\d[\d.,]*?|)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (!parts || !/\d/.test(bare)) return undefined
  const [, sign = '', whole = '', decimals = '0'] = parts
  return Number(`${sign}${whole.replaceAll(/[.,]/g, '') || '0'}.${decimals}`)
}

/** An amount as the customer reads it: ready-made texts as they are, numbers (major units) in the shop's culture. */
export function formatAmount(amount: Amount, cultureName: string, currency: string): string {
  if (typeof amount === 'string') return amount
  if (!Number.isFinite(amount)) return ''
  try {
    return new Intl.NumberFormat(cultureName, { style: 'currency', currency }).format(amount)
  } catch {
    // A culture or currency that nobody knows must not hide what something costs.
    return `${amount.toFixed(2)} ${currency}`.trim()
  }
}

/** What an amount is as a number of major units; nothing when it is none. */
export const amountOf = (amount: Amount): number | undefined =>
  typeof amount === 'number' ? amount : parsePrice(amount)

/** Whether an amount was sent and is zero. */
export const isNothing = (amount: Amount) => amountOf(amount) === 0

/** An amount that is taken off, with its minus, whether or not the gateway wrote one. */
export function asReduction(amount: Amount): Amount {
  const value = amountOf(amount)
  if (value === undefined || value <= 0) return amount
  return typeof amount === 'number' ? -amount : `-${amount.trim()}`
}
