import { writtenCulture } from '@shop/domain/text/culture.ts'

/** The cultures in which the shop writes: those of Europe's north, and of customers who may be next. */
export const writtenCultures = [
  ...new Set(
    'da-DK sv-SE nb-NO nn-NO no-NO fi-FI sv-FI is-IS fo-FO kl-GL se-NO en en-GB en-IE de-DE nl-NL fr-FR pl-PL et-EE lv-LV lt-LT'
      .split(' ')
      .map(writtenCulture),
  ),
]

/** Writes prices, dates and names in the order of each culture. Runs in Node and in a browser, which must agree. */
export const writingsOf = (cultures: readonly string[]): [culture: string, ...written: string[]][] =>
  cultures.map((culture) => {
    const price = (currency: string) => new Intl.NumberFormat(culture, { style: 'currency', currency }).format(-1234.5)
    const day = new Intl.DateTimeFormat(culture, { dateStyle: 'full', timeZone: 'UTC' }).format(0)
    const names = ['Ø', 'A\u034FA', 'Å', 'Ä', 'z', '10', '9'].toSorted(
      new Intl.Collator(culture, { numeric: true }).compare,
    )
    return [culture, price('DKK'), price('SEK'), price('GBP'), price('EUR'), price('NOK'), day, names.join(' ')]
  })
