import { withBatterySizes } from '@shop/domain/catalogue/batteries/battery-codes.ts'

const SOFT_HYPHEN = '\u00AD'

const fold = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

// Without Nordic keys, ø is typed as oe, å as aa and ä as ae.
const transliterate = (word: string) =>
  fold(word.toLowerCase().replace(/[øö]/g, 'oe').replaceAll('å', 'aa').replaceAll('ä', 'ae'))

/** Returns the spellings that find a catalogue word: hore and hoere for `høre`. */
export const spellingVariants = (word: string): string[] =>
  [...new Set([fold(word), transliterate(word)])].filter(Boolean)

/** Normalizes a typed word for the lookup. */
export const normalizeWord = fold

/** Splits a text into words. Soft hyphens also give a compound's parts: `batteri` finds `høreapparat­batteri`. */
export function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}\u00AD-]+/u).filter(Boolean)
  return words.flatMap((word) => {
    const whole = word.replaceAll(SOFT_HYPHEN, '')
    const parts = word.split(/[\u00AD-]/).filter(Boolean)
    return parts.length > 1 ? [whole, ...parts] : [whole]
  })
}

/** Returns the words of a search, each once. The many ways to write a battery size are read as the size. */
export const parseQuery = (query: string): string[] => [
  ...new Set(tokenize(withBatterySizes(query.replaceAll(SOFT_HYPHEN, '').toLowerCase()))),
]
