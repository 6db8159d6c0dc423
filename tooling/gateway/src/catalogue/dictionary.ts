import { editDistance } from './edit-distance.ts'

/** The articles that contain a word, in their order, with the word's weight in each. */
export interface Postings {
  positions: number[]
  weights: number[]
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
}

/** The words of a catalogue. */
export interface Dictionary {
  /** Adds a word of an article. Call it in the order of the articles, once for each word of an article. */
  note: (word: string, position: number, weight: number) => void
  match: (typed: string, options: MatchOptions) => MatchingWord[]
}

// Closeness falls with the difference: an untyped ending counts little, a wrong letter a lot.
const begun = (typed: string, word: string) =>
  (0.375 * word.length) / (word.length + 0.3 * (word.length - typed.length))
const mistyped = (word: string, maxEdits: number) => (0.45 * word.length) / (word.length + maxEdits)

export function createDictionary(): Dictionary {
  const words = new Map<string, Postings>()
  let lists: WordLists | undefined

  // Created at the first search, when the catalogue is complete.
  const listed = () => (lists ??= listWords(words.keys()))

  const beginningWith = (start: string) => {
    const { sorted } = listed()
    return sorted.slice(firstFrom(sorted, start), firstFrom(sorted, `${start}\uFFFF`))
  }

  function closenessOf(typed: string, { isPrefix, maxEdits }: MatchOptions) {
    const closeness = new Map<string, number>()
    for (const word of maxEdits > 0 ? listed().withoutDigits : []) {
      const count = editDistance(typed, word, maxEdits)
      if (count <= maxEdits) closeness.set(word, mistyped(word, count))
    }
    for (const word of isPrefix ? beginningWith(typed) : []) closeness.set(word, begun(typed, word))
    if (words.has(typed)) closeness.set(typed, 1)
    return closeness
  }

  function noted(word: string): Postings {
    const postings: Postings = { positions: [], weights: [] }
    words.set(word, postings)
    lists = undefined
    return postings
  }

  return {
    note(word, position, weight) {
      const { positions, weights } = words.get(word) ?? noted(word)
      positions.push(position)
      weights.push(weight)
    },
    match: (typed, options) =>
      [...closenessOf(typed, options)].flatMap(([word, closeness]) => {
        const postings = words.get(word)
        return postings ? { postings, closeness } : []
      }),
  }
}

interface WordLists {
  sorted: readonly string[]
  /** Only these words are matched with edits: 312 must not find 10. */
  withoutDigits: readonly string[]
}

function listWords(words: Iterable<string>): WordLists {
  const sorted = [...words].toSorted((one, other) => (one < other ? -1 : 1))
  return { sorted, withoutDigits: sorted.filter((word) => !/\d/.test(word)) }
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
