import { writtenCulture } from './culture.ts'

/** Returns the date format of a culture. Plain `en` means international English, with the day before the month. */
export function dateFormat(cultureName: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const culture = writtenCulture(cultureName)
  return new Intl.DateTimeFormat(culture === 'en' ? 'en-001' : culture, style)
}
