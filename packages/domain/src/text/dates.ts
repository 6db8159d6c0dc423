/**
 * Writes dates as people of a culture do. English of no country is the world's, where the day comes before the month, as in
 * the shop's own texts. A culture that nobody knows is taken for the machine's.
 */
export function dateFormat(cultureName: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(/^en$/i.test(cultureName) ? 'en-001' : cultureName, style)
  } catch {
    return new Intl.DateTimeFormat(undefined, style)
  }
}
