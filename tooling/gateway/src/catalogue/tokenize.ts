const SOFT_HYPHEN = '\u00AD'

/** The sizes of hearing-aid batteries by the code that makers print after PR. */
const SIZE_OF_CODE: Readonly<Record<string, string>> = { 70: '10', 41: '312', 48: '13', 44: '675' }

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

/**
 * Returns the words of a search. The many ways to write a battery size are read as the size:
 * `A312`, `p13`, `str. 10`, `storlek 675`, `PR48`.
 */
export function parseQuery(query: string): string[] {
  const plain = query
    .replaceAll(SOFT_HYPHEN, '')
    .toLowerCase()
    .replace(/\bpr[\s.]?(70|41|48|44)\b/g, (typed, code: string) => SIZE_OF_CODE[code] ?? typed)
    .replace(
      /(?<![\p{L}\p{N}])(?:a|p|pr|za|zl|v|s|str|stl|nr|no|size|storlek|størrelse)[\s.]*(10|312|13|675)(?![\p{L}\p{N}-])/gu,
      '$1',
    )
  return tokenize(plain).filter((word, index, all) => all.indexOf(word) === index)
}
