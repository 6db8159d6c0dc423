/** The marks of letters by the end of their name in HTML: `&eacute;` is an e with an acute. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  cedil: '\u0327',
  caron: '\u030C',
}
const LETTER = /^([a-z])([a-z]+)$/i

/** The other signs of European languages, each after its name. */
const SIGNS = (
  'AElig Æ aelig æ OElig Œ oelig œ Oslash Ø oslash ø szlig ß ETH Ð eth ð THORN Þ thorn þ ' +
  'ndash – mdash — hellip … lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo » bull • middot · ' +
  'deg ° micro µ times × plusmn ± le ≤ ge ≥ sup2 ² sup3 ³ frac12 ½ frac14 ¼ frac34 ¾ permil ‰ ' +
  'copy © reg ® trade ™ sect § euro € pound £ cent ¢ iexcl ¡ iquest ¿ shy \u00AD'
).split(' ')

/**
 * Writes the signs of an HTML text that have a name out, as `&oslash;`. The few that markup needs keep their names, so the
 * text stays the same HTML. Some editors' programs name every sign outside of English.
 */
export const spellOutSigns = (html: string): string =>
  html.replaceAll(/&([a-z]\w*);/gi, (entity, name: string) => {
    const place = SIGNS.indexOf(name)
    if (place >= 0 && place % 2 === 0) return SIGNS[place + 1] ?? entity
    const [, letter = '', kind = ''] = LETTER.exec(name) ?? []
    const mark = Object.hasOwn(MARKS, kind) ? MARKS[kind] : undefined
    const sign = mark && `${letter}${mark}`.normalize('NFC')
    return sign?.length === 1 ? sign : entity
  })
