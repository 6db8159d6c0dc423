const CULTURE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

/**
 * Returns a culture in its standard spelling: `da-DK` for `da_DK`, `DA-dk` and `da-DK.UTF-8`. Empty for a text that is none,
 * such as `Danish`.
 */
export function readCulture(sent: string): string {
  try {
    const [culture = ''] = Intl.getCanonicalLocales(
      sent
        .trim()
        .replace(/[.@].*$/, '')
        .replaceAll('_', '-'),
    )
    return CULTURE.test(culture) ? culture : ''
  } catch {
    return ''
  }
}

/** Languages that Node knows and Chromium does not, each with the nearest culture that both know. */
const NEAREST: Readonly<Record<string, string>> = { fo: 'da-DK', is: 'da-DK', kl: 'da-DK', nn: 'nb-NO', se: 'nb-NO' }

/**
 * Returns the culture in whose way numbers, dates and names are written and sorted: the same on the server and in the browser.
 * International English for an unknown one.
 */
export function writtenCulture(cultureName: string): string {
  const culture = readCulture(cultureName) || 'en-001'
  const [language = ''] = culture.split('-')
  return NEAREST[language] ?? culture
}
