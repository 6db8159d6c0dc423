import type { Product } from '../model/product.ts'
import { createDictionaryBuilder, type Dictionary, type MatchingWord, type MatchOptions } from './dictionary.ts'
import { normalizeWord, parseQuery, spellingVariants, tokenize } from './tokenize.ts'

/** A part of an article that is searched, and the weight of a word in it. */
interface SearchField {
  read: (product: Product) => string
  boost: number
  /** The usual number of words. In longer texts each word counts less. */
  usualWords: number
}

// Visitors type item numbers with or without hyphens.
const waysToWrite = (itemNumber: string) => `${itemNumber} ${itemNumber.replaceAll('-', '')}`

/** The parts of an article that are searched. */
const SEARCH_FIELDS: readonly SearchField[] = [
  {
    read: (product) => [product, ...product.variations].map(({ itemNumber }) => waysToWrite(itemNumber)).join(' '),
    boost: 8,
    usualWords: 8,
  },
  { read: ({ batterySize }) => batterySize ?? '', boost: 6, usualWords: 1 },
  { read: ({ name }) => name, boost: 4, usualWords: 6 },
  { read: ({ keywords, metaKeywords }) => [...keywords, metaKeywords].join(' '), boost: 3, usualWords: 8 },
  { read: ({ subtitle, description }) => `${subtitle} ${description}`, boost: 1, usualWords: 30 },
  {
    read: ({ productAttributes, configurableAttributes }) =>
      [...Object.values(productAttributes), ...Object.values(configurableAttributes).flat()].join(' '),
    boost: 1,
    usualWords: 10,
  },
]

/** Finds articles by words. Returns their positions in the catalogue, best first. */
export interface SearchIndex {
  find(query: string): number[]
}

/** An index that is not complete yet. */
export interface SearchIndexBuilder {
  /** `position` is that of the first article in the catalogue. */
  add(products: readonly Product[], position: number): void
  build(): SearchIndex
}

/** The score of each article for a search, by position, and how many of the searched words it contains. */
interface Fit {
  scores: Float64Array
  counts: Uint8Array
}

// Limits the time of a search.
const MAX_WORDS = 12
// Ranks sold-out articles lower.
const SOLD_OUT_FACTOR = 0.6

/** Starts an empty index. `inStock` tells which articles can be sold now. */
export function createSearchIndexBuilder(inStock: (position: number) => boolean): SearchIndexBuilder {
  const dictionary = createDictionaryBuilder()
  let visible = 0
  let end = 0

  return {
    add(products, position) {
      products.forEach((product, offset) => {
        if (!product.isVisible) return
        visible++
        end = position + offset + 1
        dictionary.add(position + offset, weightsOf(product))
      })
    },
    build: () => createSearchIndex(dictionary.build(), { inStock, visible, end }),
  }
}

interface IndexedArticles {
  inStock: (position: number) => boolean
  /** The number of articles that can be found. */
  visible: number
  /** The position after the last of them. */
  end: number
}

function createSearchIndex(dictionary: Dictionary, { inStock, visible, end }: IndexedArticles): SearchIndex {
  function fitOf(words: readonly string[], optionsFor: (word: string) => MatchOptions): Fit {
    const fit: Fit = { scores: new Float64Array(end), counts: new Uint8Array(end) }
    for (const word of words) addWord(fit, dictionary.match(word, optionsFor(word)))
    return fit
  }

  function addWord({ scores, counts }: Fit, match: readonly MatchingWord[]) {
    const isCounted = new Uint8Array(end)
    for (const { postings, closeness } of match) {
      const weight = closeness * inverseDocumentFrequency(postings.positions.length)
      postings.positions.forEach((position, index) => {
        scores[position] = (scores[position] ?? 0) + weight * (postings.weights[index] ?? 0)
        if (isCounted[position] === 0) counts[position] = (counts[position] ?? 0) + 1
        isCounted[position] = 1
      })
    }
  }

  // The rarer a word, the more it counts.
  const inverseDocumentFrequency = (articles: number) => Math.log(1 + (visible - articles + 0.5) / (articles + 0.5))

  /** Returns the articles with at least so many of the words, best first. */
  function best({ scores, counts }: Fit, leastWords: number): number[] {
    const found: number[] = []
    const quality = scores.map(
      (score, position) => score * (counts[position] ?? 0) * (inStock(position) ? 1 : SOLD_OUT_FACTOR),
    )
    counts.forEach((count, position) => count >= leastWords && found.push(position))
    const bestFirst = found.toSorted((one, other) => (quality[other] ?? 0) - (quality[one] ?? 0))
    return equalsInShopOrder(bestFirst, quality)
  }

  return {
    find(query) {
      const words = parseQuery(query).slice(0, MAX_WORDS).map(normalizeWord)
      if (words.length === 0) return []
      const asTyped = best(fitOf(words, exact), words.length)
      if (asTyped.length > 0) return asTyped
      // A fuzzy search is slower and less precise, so it runs only when the exact words find nothing.
      const fit = fitOf(words, fuzzy)
      const withAll = best(fit, words.length)
      return withAll.length > 0 ? withAll : best(fit, 1)
    },
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
function weightsOf(product: Product): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { read, boost, usualWords } of SEARCH_FIELDS) {
    const words = tokenize(read(product))
    const saturation = 1.2 * (0.3 + (0.7 * new Set(words).size) / usualWords)
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
  maxEdits: isNumberLike(word) || word.length < 5 ? 0 : Math.min(6, Math.round(word.length / 5)),
})
