import { readCulture } from '../../text/culture.ts'

/** The languages that Adyen does not know by their name, each with the locale nearest to it. */
const NEAREST: Readonly<Record<string, string>> = {
  fo: 'da-DK',
  kl: 'da-DK',
  nb: 'no-NO',
  nn: 'no-NO',
  se: 'no-NO',
}

/** Returns the culture in Adyen's spelling. Empty for a text that is none. */
export function adyenLocaleOf(cultureName: string): string {
  const culture = readCulture(cultureName)
  return NEAREST[culture.split('-')[0] ?? ''] ?? culture
}
