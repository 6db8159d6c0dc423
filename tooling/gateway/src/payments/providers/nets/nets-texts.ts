import { normalPostalCode } from '@shop/domain/fields/postal-code.ts'
import { readPhoneNumber } from '../../phone-number.ts'

const MAX_LENGTH = 128

/** A text without the characters Nets refuses, no longer than it allows; never empty. */
export function cleanText(text: string, otherwise = '-'): string {
  const clean = text
    .replaceAll(/[<>\\'"&\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Lengths count UTF-16 units; half an emoji at the cut is dropped.
  return (
    clean
      .slice(0, MAX_LENGTH)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
      .trim() || otherwise
  )
}

/** A postcode without its blanks, as Nets takes it. */
export const barePostalCode = (postalCode: string, countryCode: string) =>
  normalPostalCode(postalCode, countryCode).replaceAll(/\s/g, '')

/** A phone number in the two parts that Nets wants. Returns nothing for a text without a number. */
export function phoneParts(phone: string, countryCode: string): { prefix: string; number: string } | undefined {
  const read = readPhoneNumber(phone, countryCode)
  return read && { prefix: `+${read.countryCallingCode}`, number: read.nationalNumber }
}

const LANGUAGES = ['en-GB', 'da-DK', 'sv-SE', 'nb-NO', 'fi-FI', 'de-DE', 'pl-PL', 'fr-FR', 'nl-NL', 'es-ES']

/** The language of the payment window for a culture: the same language, else English. */
export const netsLanguage = (cultureName: string) =>
  LANGUAGES.find((language) => language.split('-')[0] === cultureName.split('-')[0]) ?? 'en-GB'
