/**
 * Returns the date format of a culture. Plain `en` means international English, with the day before the month, as in the
 * shop's own texts. An unknown culture falls back to the machine's.
 */
export function dateFormat(cultureName: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(/^en$/i.test(cultureName) ? 'en-001' : cultureName, style)
  } catch {
    return new Intl.DateTimeFormat(undefined, style)
  }
}
