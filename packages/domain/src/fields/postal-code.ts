/** The postcodes of each country in their usual form. Postcodes of other countries are not checked. */
const PATTERNS = new Map([
  ['DK', /^\d{4}$/],
  ['NO', /^\d{4}$/],
  ['SE', /^\d{3} \d{2}$/],
  ['FI', /^\d{5}$/],
  ['DE', /^\d{5}$/],
  ['GB', /^(?:GIR 0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:[0-9ABEHMNPRV-Y])?|\d[A-HJKPSTUW]) \d[ABD-HJLNP-UW-Z]{2})$/],
])

/** Formats a postcode in the usual form of its country: `582 46`, `HG1 4QT`, `8000` for `DK-8000`. */
export function normalPostalCode(text: string, countryCode: string): string {
  const bare = text.toUpperCase().replaceAll(/\s/g, '')
  if (countryCode === 'GB') return bare.replace(/(?=.{3}$)/, ' ').trim()
  if (countryCode === 'SE') return bare.replace(/^(?:SE?-?)?(\d{3})(\d{2})$/, '$1 $2')
  if (PATTERNS.has(countryCode)) return bare.replace(new RegExp(`^${countryCode}-?`), '')
  return text.trim()
}

/** Returns whether a postcode is possible in a country. */
export const isPostalCode = (text: string, countryCode: string) =>
  PATTERNS.get(countryCode)?.test(normalPostalCode(text, countryCode)) ?? text.trim() !== ''
