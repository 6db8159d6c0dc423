/** Words for pieces of an interface and of any web shop, as the field uses them. All others stand in the glossary. */
export const INTERFACE_WORDS = new Set(
  `accordion alert announcement area badge banner bar battery breadcrumb button card carousel category checkbox
  checkout chip collapsible columns compact confirm contact container counted definitions dialog disclosure divided
  dropdown empty favourite field fieldset filter finder focused footer form gallery grid halves head header hidden icon
  item latest lead link list loader logo menu method mini mobile name nav note notice notification number official option outline
  outlined pagination panel password picture print progress quantity quiet radio result rich row search section secure
  select sheet side sidebar skeleton skip slider small spinner standalone state stepper steps sticky suggestion summary tab
  table text tile toast toolbar visually with`.split(/\s+/),
)

/** Returns the words that the glossary explains: those in bold letters. */
export const glossaryWords = (glossary: string): ReadonlySet<string> =>
  new Set([...glossary.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, word = '']) => wordsOf(word)))

/** Returns the words of a part's name that stand neither in the glossary nor among the words of interfaces. */
export const unknownWords = (name: string, glossary: ReadonlySet<string>): string[] =>
  wordsOf(name).filter((word) => ![word, word.replace(/s$/, '')].some((form) => isKnown(form, glossary)))

/** Returns the words of interfaces that no part is named with. */
export function unusedWords(names: readonly string[]): string[] {
  const used = new Set(names.flatMap(wordsOf))
  return [...INTERFACE_WORDS].filter((word) => !used.has(word) && !used.has(`${word}s`))
}

const isKnown = (word: string, glossary: ReadonlySet<string>) => glossary.has(word) || INTERFACE_WORDS.has(word)

const wordsOf = (name: string) => name.toLowerCase().match(/[a-z]+/g) ?? []
