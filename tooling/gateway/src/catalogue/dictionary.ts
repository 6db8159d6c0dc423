import { editDistance } from './edit-distance.ts'

/** The articles that contain a word, in their order, with the word's weight in each. */
export interface Postings {
  positions: Uint32Array
  weights: Float32Array
}

/** A word of the catalogue that matches a typed one. Closeness is 1 for the same word, and less the more they differ. */
export interface MatchingWord {
  postings: Postings
  closeness: number
}

/** How a typed word may differ from a catalogue word. */
export interface MatchOptions {
  /** The typed word may be the beginning of a longer one. */
  isPrefix: boolean
  /** The number of letters that may differ. */
  maxEdits: number
  /** The typed word may have another ending of the same stem: `gule` for `gul`, `klockor` for `klocka`. */
  isInflected?: boolean
}

/** The words of a catalogue. */
export interface Dictionary {
  match: (typed: string, options: MatchOptions) => MatchingWord[]
}

/** Collects the words of a catalogue. */
export interface DictionaryBuilder {
  /** Adds an article with the weight of each of its words. Call it in the order of the articles. */
  add: (position: number, weights: ReadonlyMap<string, number>) => void
  build: () => Dictionary
}

/** The words of one article, by the number that the builder gave them. */
interface ArticleWords {
  position: number
  words: Uint32Array
  weights: Float32Array
}

// Closeness falls with the difference: an untyped ending counts little, a wrong letter a lot.
const begun = (typed: string, word: string) =>
  ENDINGS.has(word.slice(typed.length))
    ? INFLECTED
    : (0.375 * word.length) / (word.length + 0.3 * (word.length - typed.length))
const mistyped = (word: string, maxEdits: number) => (0.45 * word.length) / (word.length + maxEdits)
const INFLECTED = 0.95
/** A compound's last part is what it is: a `vaxfilter` is a filter. */
const LAST_PART = 0.3
const SHORTEST_LAST_PART = 4

/** The endings of words in English, Danish and Swedish, in the letters of the index. */
const ENDINGS = new Set([
  '',
  'a',
  'an',
  'ar',
  'arna',
  'e',
  'en',
  'ene',
  'er',
  'erne',
  'erna',
  'es',
  'et',
  'n',
  'na',
  'or',
  'orna',
  'r',
  's',
  't',
])
const LONGEST_ENDING = 4
const SHORTEST_STEM = 3

/** The stems of a word without each possible ending, the longest first. */
const stemsOf = (word: string) =>
  Array.from({ length: LONGEST_ENDING + 1 }, (_, length) => word.length - length)
    .filter((end) => end >= SHORTEST_STEM && ENDINGS.has(word.slice(end)))
    .map((end) => word.slice(0, end))

export function createDictionaryBuilder(): DictionaryBuilder {
  const numbers = new Map<string, number>()
  const articles: ArticleWords[] = []

  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }

  return {
    add(position, weights) {
      const words = Uint32Array.from([...weights.keys()], numberOf)
      articles.push({ position, words, weights: Float32Array.from(weights.values()) })
    },
    build: () => createDictionary([...numbers.keys()], articles),
  }
}

/** `words` are listed by their number. */
function createDictionary(words: readonly string[], articles: readonly ArticleWords[]): Dictionary {
  const byWord = words
    .map((word, number) => ({ word, number }))
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))
  const sorted = byWord.map(({ word }) => word)
  const postingsAt = sortPostings(
    byWord.map(({ number }) => number),
    articles,
  )
  const reversed = sorted
    .map((word, index) => ({ word: reverse(word), index }))
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))
  const reversedWords = reversed.map(({ word }) => word)
  // Only these words are matched with edits: 312 must not find 10.
  const withoutDigits = sorted.flatMap((word, index) => (/\d/.test(word) ? [] : index))

  /** Returns the places of the words with the stem of a word. */
  const inflectionsOf = (word: string): number[] =>
    stemsOf(word).flatMap((stem) => {
      const first = firstFrom(sorted, stem)
      const places = Array.from({ length: firstFrom(sorted, `${stem}\uFFFF`) - first }, (_, offset) => first + offset)
      return places.filter((index) => ENDINGS.has(sorted[index]?.slice(stem.length) ?? ''))
    })

  function closenessOf(typed: string, { isPrefix, maxEdits, isInflected = false }: MatchOptions) {
    const closeness = new Map<number, number>()
    for (const index of isInflected ? inflectionsOf(typed) : []) closeness.set(index, INFLECTED)
    for (const index of maxEdits > 0 ? withoutDigits : []) {
      const word = sorted[index] ?? ''
      const count = editDistance(typed, word, maxEdits)
      if (count > maxEdits) continue
      // Who mistypes `batteri` means `batterier` too.
      for (const near of isInflected ? [index, ...inflectionsOf(word)] : [index])
        closeness.set(near, Math.max(closeness.get(near) ?? 0, mistyped(word, count)))
    }
    if (isPrefix && typed.length >= SHORTEST_LAST_PART) {
      const tail = reverse(typed)
      const last = firstFrom(reversedWords, `${tail}\uFFFF`)
      for (let place = firstFrom(reversedWords, tail); place < last; place++) {
        const index = reversed[place]?.index ?? 0
        if (!closeness.has(index)) closeness.set(index, LAST_PART)
      }
    }
    const first = firstFrom(sorted, typed)
    const end = isPrefix ? firstFrom(sorted, `${typed}\uFFFF`) : first
    for (let index = first; index < end; index++) closeness.set(index, begun(typed, sorted[index] ?? ''))
    if (sorted[first] === typed) closeness.set(first, 1)
    return closeness
  }

  return {
    match: (typed, options) =>
      [...closenessOf(typed, options)].map(([index, closeness]) => ({ postings: postingsAt(index), closeness })),
  }
}

/**
 * Returns a reader of the postings of a word by its place among the sorted ones. All postings lie in two arrays, because an
 * array for each word takes three times the memory.
 */
function sortPostings(sortedNumbers: readonly number[], articles: readonly ArticleWords[]) {
  const places = new Uint32Array(sortedNumbers.length)
  sortedNumbers.forEach((number, place) => (places[number] = place))
  const placeOf = (number: number) => places[number] ?? 0

  const starts = new Uint32Array(sortedNumbers.length + 1)
  for (const { words } of articles) for (const number of words) take(starts, placeOf(number) + 1)
  for (let place = 1; place < starts.length; place++) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)

  const free = starts.slice()
  const positions = new Uint32Array(starts.at(-1) ?? 0)
  const weights = new Float32Array(positions.length)
  for (const article of articles) {
    article.words.forEach((number, index) => {
      const place = take(free, placeOf(number))
      positions[place] = article.position
      weights[place] = article.weights[index] ?? 0
    })
  }
  return (place: number): Postings => {
    const range = [starts[place], starts[place + 1]] as const
    return { positions: positions.subarray(...range), weights: weights.subarray(...range) }
  }
}

const reverse = (word: string) => Array.from(word).toReversed().join('')

/** Increases a number of a list. Returns what it was. */
function take(numbers: Uint32Array, index: number): number {
  const was = numbers[index] ?? 0
  numbers[index] = was + 1
  return was
}

/** Returns the index of the first word in a sorted list that is not before `start`. */
function firstFrom(sorted: readonly string[], start: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}
