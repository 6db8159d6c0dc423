import { normalPostalCode } from '@shop/domain/fields/postal-code.ts'
import { writtenCulture } from '@shop/domain/text/culture.ts'
import { readPhoneNumber } from '../../phone-number.ts'

const MAX_LENGTH = 128

/** Removes characters that Nets refuses, and truncates to its limit. Never returns an empty text. */
export function cleanText(text: string, otherwise = '-'): string {
  const clean = text
    .replaceAll(/[<>\\'"&\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // The limit counts UTF-16 units. A surrogate that is cut in half is dropped.
  return (
    clean
      .slice(0, MAX_LENGTH)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
      .trim() || otherwise
  )
}

/** Returns a postcode without spaces. */
export const barePostalCode = (postalCode: string, countryCode: string) =>
  normalPostalCode(postalCode, countryCode).replaceAll(/\s/g, '')

/** Splits a phone number into prefix and number. Returns undefined for a text without a number. */
export function phoneParts(phone: string, countryCode: string): { prefix: string; number: string } | undefined {
  const read = readPhoneNumber(phone, countryCode)
  return read && { prefix: `+${read.countryCallingCode}`, number: read.nationalNumber }
}

const LANGUAGES = ['en-GB', 'da-DK', 'sv-SE', 'nb-NO', 'fi-FI', 'de-DE', 'pl-PL', 'fr-FR', 'nl-NL', 'es-ES']

/** Returns the language of the payment window: that of the culture or nearest to it, else English. */
export function netsLanguage(cultureName: string): string {
  const [wanted] = writtenCulture(cultureName).split('-')
  return LANGUAGES.find((language) => language.split('-')[0] === wanted) ?? 'en-GB'
}
