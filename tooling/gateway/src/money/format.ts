const formats = new Map<string, Intl.NumberFormat>()

function formatOf(cultureName: string, currency: string) {
  const key = `${cultureName} ${currency}`
  const known = formats.get(key) ?? new Intl.NumberFormat(cultureName, { style: 'currency', currency })
  formats.set(key, known)
  return known
}

/** How a shop writes money: its language and its currency. */
export interface MoneyStyle {
  cultureName: string
  currency: string
}

/** Minor units as a number of major units, for answers that carry prices as numbers. */
export function toMajor(minor: number, { cultureName, currency }: MoneyStyle): number {
  const digits = formatOf(cultureName, currency).resolvedOptions().maximumFractionDigits ?? 2
  return minor / 10 ** digits
}

/** An amount of minor units as the shop writes it: `1.234,50 kr.` */
export const formatMoney = (minor: number, style: MoneyStyle): string =>
  formatOf(style.cultureName, style.currency).format(toMajor(minor, style))
