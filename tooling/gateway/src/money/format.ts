import type { MoneyStyle } from '../model/shop-settings.ts'

interface Writing {
  format: Intl.NumberFormat
  /** How many minor units make a major one. */
  minorUnits: number
}

// Expensive to make, and every price needs them.
const writings = new Map<string, Writing>()

function writingOf({ cultureName, currency }: MoneyStyle): Writing {
  const key = `${cultureName} ${currency}`
  const known = writings.get(key) ?? newWriting(cultureName, currency)
  // Stryker disable next-line CallExpression: only saves the time to make it again
  writings.set(key, known)
  return known
}

function newWriting(cultureName: string, currency: string): Writing {
  const format = new Intl.NumberFormat(cultureName, { style: 'currency', currency })
  return { format, minorUnits: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) }
}

/** Minor units as a number of major units, for answers that carry prices as numbers. */
export const toMajor = (minor: number, style: MoneyStyle): number =>
  style.isHidden ? 0 : minor / writingOf(style).minorUnits

/** The whole minor units of an amount of major ones. */
export const fromMajor = (major: number, style: MoneyStyle): number => Math.round(major * writingOf(style).minorUnits)

/** An amount of minor units as the shop writes it: `1.234,50 kr.` */
export const formatMoney = (minor: number, style: MoneyStyle): string =>
  style.isHidden ? '' : writingOf(style).format.format(toMajor(minor, style))
