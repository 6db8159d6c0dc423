/** Words for pieces of an interface, as the field uses them. All other words of a part's name are the shop's. */
export const INTERFACE_WORDS = new Set(
  `accordion alert announcement area badge banner breadcrumb button card carousel checkbox chip collapsible columns
  compact confirm contact container counted definitions dialog disclosure divided dropdown empty field fieldset finder
  focused footer form gallery grid halves header hidden icon item latest lead link loader logo menu mini mobile nav note
  notification outline outlined pagination panel password picture print progress quantity quiet radio rich search section
  secure select sheet side sidebar skeleton skip slider small spinner standalone state stepper steps sticky summary tab
  table tile toast toolbar visually with checkout`.split(/\s+/),
)

/** Returns the words in the first column of the glossary's tables, without the names of pages. */
export const glossaryWords = (glossary: string): ReadonlySet<string> =>
  new Set(
    firstColumn(glossary)
      .filter((name) => !isPage(name))
      .flatMap((name) => wordsOf(name)),
  )

/** Returns the names of pages in the glossary: "Cart" of the row "Cart page". */
export const glossaryPages = (glossary: string): string[] =>
  firstColumn(glossary)
    .filter((name) => isPage(name))
    .map((name) => name.replace(/ page$/, ''))

// A page's name begins with a capital letter, as its title does.
const isPage = (name: string) => /^[A-Z].* page$/.test(name)

const firstColumn = (glossary: string): string[] =>
  glossary
    .split('\n')
    .filter((line) => /^\| (?!(?:word|page) +\||-)/.test(line))
    .map((line) => line.split('|')[1]?.trim() ?? '')

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
