import { cleanLine } from '../text/clean-text.ts'

/** The postcodes of each country in their usual form. Postcodes of other countries are not checked. */
const PATTERNS = new Map([
  ['DK', /^\d{4}$/],
  ['NO', /^\d{4}$/],
  ['SE', /^\d{3} \d{2}$/],
  ['FI', /^\d{5}$/],
  ['DE', /^\d{5}$/],
  [
    'GB',
    /^(?:GIR 0AA|BFPO \d{1,4}|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:[0-9ABEHMNPRV-Y])?|\d[A-HJKPSTUW]) \d[ABD-HJLNP-UW-Z]{2})$/,
  ],
])

/**
 * Formats a postcode in the usual form of its country: `582 46`, `HG1 4QT`, `8000` for `DK-8000`. Other texts stay as typed, but
 * cleaned.
 */
export function normalPostalCode(text: string, countryCode: string): string {
  const typed = cleanLine(text)
  const usual = inUsualForm(typed.toUpperCase().replaceAll(/[ -]/g, ''), countryCode)
  return PATTERNS.get(countryCode)?.test(usual) ? usual : typed
}

function inUsualForm(bare: string, countryCode: string): string {
  if (countryCode === 'GB') return bare.replace(/^(BFPO)(?=\d)|(?=.{3}$)/, '$1 ')
  // The letter or the code of the country that stands before a postcode on letters from abroad.
  const number = bare.replace(/^[A-Z]{1,3}(?=\d)/, '')
  return countryCode === 'SE' ? number.replace(/(?=\d{2}$)/, ' ') : number
}

/** Returns whether a postcode is possible in a country. */
export const isPostalCode = (text: string, countryCode: string) => {
  const written = normalPostalCode(text, countryCode)
  return PATTERNS.get(countryCode)?.test(written) ?? written !== ''
}
