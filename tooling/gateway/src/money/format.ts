import { shownDecimals } from '@shop/domain/prices/currencies.ts'
import type { MoneyStyle } from '../model/shop-settings.ts'

interface Writing {
  format: Intl.NumberFormat
  /** How many minor units are one major unit. */
  minorUnits: number
}

// Creating a format is slow, and every price needs one.
const writings = new Map<string, Writing>()

function writingOf({ cultureName, currency }: MoneyStyle): Writing {
  const key = `${cultureName} ${currency}`
  const known = writings.get(key) ?? newWriting(cultureName, currency)
  // Stryker disable next-line CallExpression: only saves time
  writings.set(key, known)
  return known
}

function newWriting(cultureName: string, currency: string): Writing {
  // An order may be older than the end of its currency.
  const decimals = shownDecimals(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return {
    format: new Intl.NumberFormat(cultureName, { style: 'currency', currency, ...digits }),
    minorUnits: 10 ** decimals,
  }
}

/** Converts minor units to major units, for answers with prices as numbers. Returns 0 if the shop hides its prices. */
export const toMajor = (minor: number, style: MoneyStyle): number =>
  style.isHidden ? 0 : minor / writingOf(style).minorUnits

/** Converts major units to whole minor units. */
export const fromMajor = (major: number, style: MoneyStyle): number => Math.round(major * writingOf(style).minorUnits)

/** Formats minor units as the shop writes amounts: `1.234,50 kr.` Returns '' if the shop hides its prices. */
export const formatMoney = (minor: number, style: MoneyStyle): string =>
  style.isHidden ? '' : writingOf(style).format.format(toMajor(minor, style))
