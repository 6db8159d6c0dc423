import type { Product } from '../model/product.ts'
import { createDictionaryBuilder, type Dictionary, type MatchingWord, type MatchOptions } from './dictionary.ts'
import { joinAndSplit } from './compounds.ts'
import { createNameWords, type NameWords } from './name-words.ts'
import { normalizeWord, parseQuery, spellingVariants, tokenize } from './tokenize.ts'

/** A part of an article that is searched, and the weight of a word in it. */
interface SearchField {
  read: (product: Product, categories: readonly string[]) => string
  boost: number
  /** The usual number of words. In longer texts each word counts less. */
  usualWords: number
}

// Visitors type item numbers with or without hyphens.
const waysToWrite = (itemNumber: string) => `${itemNumber} ${itemNumber.replaceAll('-', '')}`

/** The parts of an article that are searched. */
const SEARCH_FIELDS: readonly SearchField[] = [
  {
    read: ({ itemNumber, variations, earlierItemNumbers = [] }) =>
      [itemNumber, ...variations.map((variation) => variation.itemNumber), ...earlierItemNumbers]
        .map(waysToWrite)
        .join(' '),
    boost: 8,
    usualWords: 8,
  },
  { read: ({ batterySize }) => batterySize ?? '', boost: 6, usualWords: 1 },
  { read: ({ name }) => name, boost: 4, usualWords: 6 },
  // Each of them is a name of its own, so their number says nothing.
  { read: ({ keywords, metaKeywords }) => [...keywords, metaKeywords].join(' '), boost: 3, usualWords: 40 },
  { read: (_, categories) => categories.join(' '), boost: 2, usualWords: 8 },
  { read: ({ subtitle, description }) => `${subtitle} ${description}`, boost: 1, usualWords: 30 },
  {
    read: ({ productAttributes, configurableAttributes }) =>
      [...Object.values(productAttributes), ...Object.values(configurableAttributes).flat()].join(' '),
    boost: 1,
    usualWords: 10,
  },
]

/** The result of a search. */
export interface Found {
  /** Positions in the catalogue, best first. */
  positions: readonly number[]
  /** The typed words that no article contains in any spelling. */
  unknown: readonly string[]
  /** The search with known words in place of unknown ones, if each has one that is near. */
  suggestion?: string | undefined
}

/** Finds articles by words. */
export interface SearchIndex {
  find(query: string): Found
  /** Returns searches that begin like one that is being typed. */
  complete(query: string): string[]
}

/** An index that is not complete yet. */
export interface SearchIndexBuilder {
  /** `position` is that of the first article in the catalogue. */
  add(products: readonly Product[], position: number): void
  build(): SearchIndex
}

/** The score of each article for a search, by position, and how many of the words it contains. */
interface Fit {
  scores: Float64Array
  counts: Uint8Array
}

// Limits the time of a search.
const MAX_WORDS = 12
// Fewer letters than that propose nothing.
const LEAST_TYPED = 3
// Of that many unknown words a near one is looked for.
const MAX_SUGGESTED = 2
// An article that answers less of a search than this share of the best one is not shown.
const LEAST_SHARE = 0.6
// A word of a larger share of the articles says nothing.
const COMMON_SHARE = 0.25
// Ranks sold-out articles lower.
const SOLD_OUT_FACTOR = 0.6

interface IndexParts {
  /** Whether an article can be sold now. */
  inStock: (position: number) => boolean
  /** Returns the titles of an article's categories. */
  categoriesOf: (product: Product) => readonly string[]
}

/** Starts an empty index. */
export function createSearchIndexBuilder({ inStock, categoriesOf }: IndexParts): SearchIndexBuilder {
  const dictionary = createDictionaryBuilder()
  const nameWords = createNameWords()
  let visible = 0
  let end = 0

  return {
    add(products, position) {
      products.forEach((product, offset) => {
        if (!product.isVisible) return
        visible++
        end = position + offset + 1
        dictionary.add(position + offset, weightsOf(product, categoriesOf(product)))
        nameWords.add(product.name)
      })
    },
    build: () => createSearchIndex(dictionary.build(), nameWords, { inStock, visible, end }),
  }
}

interface IndexedArticles {
  inStock: (position: number) => boolean
  /** The number of articles that can be found. */
  visible: number
  /** The position after the last of them. */
  end: number
}

/** A word of a search with what it matches. */
interface SearchedWord {
  word: string
  match: readonly MatchingWord[]
}

function createSearchIndex(
  dictionary: Dictionary,
  nameWords: NameWords,
  { inStock, visible, end }: IndexedArticles,
): SearchIndex {
  const matched = (words: readonly string[], optionsFor: (word: string) => MatchOptions): SearchedWord[] =>
    words.map((word) => ({ word, match: dictionary.match(word, optionsFor(word)) }))

  function fitOf(words: readonly SearchedWord[]): Fit {
    const fit: Fit = { scores: new Float64Array(end), counts: new Uint8Array(end) }
    for (const { match } of words) addWord(fit, match)
    return fit
  }

  /** Adds a word to the score of each article that contains it: by its best match, however many match. */
  function addWord({ scores, counts }: Fit, match: readonly MatchingWord[]) {
    const word = new Float64Array(match.length > 1 ? end : 0)
    for (const { postings, closeness } of match) {
      const { positions, weights } = postings
      const rarity = closeness * inverseDocumentFrequency(positions.length)
      for (let index = 0; index < positions.length; index++) {
        const position = positions[index] ?? 0
        const known = word[position] ?? 0
        const score = rarity * (weights[index] ?? 0)
        if (known === 0) counts[position] = (counts[position] ?? 0) + 1
        if (score > known) scores[position] = (scores[position] ?? 0) + score - known
        if (match.length > 1) word[position] = Math.max(score, known)
      }
    }
  }

  /** The number of articles that contain a word. */
  function articlesOf(match: readonly MatchingWord[]): number {
    const lengths = match.map(({ postings }) => postings.positions.length)
    const most = lengths.reduce((sum, length) => sum + length, 0)
    if (match.length < 2 || most <= mostOfRare || Math.max(...lengths) > mostOfRare) return most
    return new Set(match.flatMap(({ postings }) => [...postings.positions])).size
  }

  /** Leaves out words that many articles contain, such as `til` or `hearing`, unless all of them are such. */
  function rareOf(words: readonly SearchedWord[]): readonly SearchedWord[] {
    const rare = words.filter(({ match }) => articlesOf(match) <= mostOfRare)
    return rare.length > 0 ? rare : words
  }
  const mostOfRare = COMMON_SHARE * visible

  // The rarer a word, the more it counts.
  const inverseDocumentFrequency = (articles: number) => Math.log(1 + (visible - articles + 0.5) / (articles + 0.5))

  /** Returns the articles with at least so many of the words, best first. `shares` is how much of a search each answers. */
  function best({ scores, counts }: Fit, leastWords: number, shares?: Float64Array): number[] {
    const found: number[] = []
    const quality = new Float64Array(end)
    for (let position = 0; position < end; position++) {
      if ((counts[position] ?? 0) < leastWords) continue
      const share = shares?.[position] ?? 1
      quality[position] = (scores[position] ?? 0) * share * (inStock(position) ? 1 : SOLD_OUT_FACTOR)
      if (share > 0) found.push(position)
    }
    const bestFirst = found.toSorted((one, other) => (quality[other] ?? 0) - (quality[one] ?? 0))
    return equalsInShopOrder(bestFirst, quality)
  }

  function withAll(words: readonly SearchedWord[]): number[] {
    const demanded = rareOf(words)
    return best(fitOf(demanded), demanded.length)
  }

  /** Returns the articles with the rarest of the words. */
  function withMost(words: readonly SearchedWord[]): number[] {
    const shares = new Float64Array(end)
    for (const { match } of words) {
      const rarity = inverseDocumentFrequency(articlesOf(match))
      const { counts } = fitOf([{ word: '', match }])
      counts.forEach((count, position) => count > 0 && (shares[position] = (shares[position] ?? 0) + rarity))
    }
    const least = LEAST_SHARE * shares.reduce((most, share) => Math.max(most, share), 0)
    return best(
      fitOf(words),
      1,
      shares.map((share) => (share < least ? 0 : share)),
    )
  }

  return {
    find(query) {
      const words = parseQuery(query).slice(0, MAX_WORDS).map(normalizeWord)
      if (words.length === 0) return { positions: [], unknown: [] }
      const asTyped = withAll(matched(words, exact))
      if (asTyped.length > 0) return { positions: asTyped, unknown: [] }
      // A fuzzy search is slower and less precise, so it runs only when the exact words find nothing.
      const meant = matched(joinAndSplit(words, dictionary), fuzzy)
      const known = meant.filter(({ match }) => match.length > 0)
      const unknown = meant.filter(({ match }) => match.length === 0).map(({ word }) => word)
      const whole = unknown.length > 0 ? [] : withAll(meant)
      return {
        positions: whole.length > 0 ? whole : withMost(known),
        unknown,
        suggestion: suggestionFor(query, unknown),
      }
    },
    complete,
  }

  function complete(query: string): string[] {
    const [, before = '', last = ''] = /^(.*?)([^\s]*)$/u.exec(query.toLowerCase()) ?? []
    const isEnough = last.length >= LEAST_TYPED || /^\d/.test(last)
    return isEnough ? nameWords.beginning(normalizeWord(last)).map((word) => before + word) : []
  }

  function suggestionFor(query: string, unknown: readonly string[]): string | undefined {
    if (unknown.length === 0 || unknown.length > MAX_SUGGESTED) return undefined
    let suggestion = parseQuery(query).slice(0, MAX_WORDS)
    for (const word of unknown) {
      const nearest = nameWords.nearest(word)
      if (nearest === undefined) return undefined
      suggestion = suggestion.map((typed) => (normalizeWord(typed) === word ? nearest : typed))
    }
    return suggestion.join(' ')
  }
}

/** A score counts as equal to the best one of its group from this share of it on. */
const EQUAL_FROM = 0.9

/**
 * Sorts articles whose scores hardly differ as the catalogue does. Such a difference comes from the length of their texts,
 * while the shop puts first what most visitors buy.
 */
function equalsInShopOrder(bestFirst: readonly number[], quality: Float64Array): number[] {
  const groups: number[][] = []
  let least = Infinity
  for (const position of bestFirst) {
    const score = quality[position] ?? 0
    if (score < least) {
      groups.push([])
      least = score * EQUAL_FROM
    }
    groups.at(-1)?.push(position)
  }
  return groups.flatMap((group) => group.toSorted((one, other) => one - other))
}

/** Returns the weight of each word of an article (BM25+, with the usual lengths). */
function weightsOf(product: Product, categories: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { read, boost, usualWords } of SEARCH_FIELDS) {
    const words = tokenize(read(product, categories))
    const saturation = 1.2 * (0.6 + (0.4 * new Set(words).size) / usualWords)
    for (const [word, times] of timesOf(words.flatMap(spellingVariants))) {
      const says = boost * (0.5 + (2.2 * times) / (times + saturation))
      weights.set(word, (weights.get(word) ?? 0) + says)
    }
  }
  return weights
}

function timesOf(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

const isNumberLike = (word: string) => /\d/.test(word)

const exact = (word: string): MatchOptions => ({ isPrefix: word.length > 2 || !isNumberLike(word), maxEdits: 0 })

// Edits are allowed in words, never in numbers.
const fuzzy = (word: string): MatchOptions => ({
  ...exact(word),
  isInflected: !isNumberLike(word),
  maxEdits: isNumberLike(word) || word.length < 5 ? 0 : Math.min(6, Math.round(word.length / 5)),
})
