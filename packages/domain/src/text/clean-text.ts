// Signs that show nothing: direction marks, zero widths, joiners, soft hyphens, variation selectors, controls, halves of
// surrogates. Line ends and tabs are spaces.
const HIDDEN = /(?![\t-\r\u0085])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFF9-\uFFFB]/gu
const JOINERS = /[\p{Join_Control}\p{Variation_Selector}]/u

// Joiners that show: they shape letters of these scripts, join emoji, and choose one of a character's shapes.
const SHAPED =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Mymr}\\p{scx=Khmr}]'
const PICTURE = '\\p{Extended_Pictographic}'
const SHOWN_JOINERS = new RegExp(
  `(${SHAPED}\\p{Join_Control}(?=${SHAPED})|${PICTURE}\\p{EMod}?\\uFE0F?(?:\\u200D(?=${PICTURE}))?|\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}])|${JOINERS.source}`,
  'gu',
)

const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu
// The blank of Braille looks like a space too.
const SPACES = /[\s\u0085\u2800]/g
const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/** Removes the signs that show nothing, and writes each letter in its composed form (NFC). Keeps joiners that shape letters. */
export const shownText = (typed: string): string =>
  typed
    .replaceAll(HIDDEN, (sign) => (JOINERS.test(sign) ? sign : ''))
    .replaceAll(SHOWN_JOINERS, '$1')
    .normalize('NFC')

/** Cleans a typed line before it is judged, compared or stored: the signs that are shown, with one kind of dash and of space. */
export const cleanLine = (typed: string): string =>
  shownText(typed).replaceAll(DASHES, '-').replaceAll(SPACES, ' ').trim()

/** Cleans a typed text of several lines. Dashes stay, because no rule judges them. */
export const cleanLines = (typed: string): string =>
  shownText(typed)
    .split(LINE_ENDS)
    .map((line) => line.replaceAll(SPACES, ' '))
    .join('\n')
    .trim()
