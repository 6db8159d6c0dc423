import { editDistance } from './edit-distance.ts'

/** In which articles a word stands, in their order, and how much it says about each. */
export interface Postings {
  positions: number[]
  weights: number[]
}

/** A word of the catalogue that fits a typed one; its closeness is 1 when it is that word, less the more they differ. */
export interface MatchingWord {
  postings: Postings
  closeness: number
}

/** How a typed word may differ from those of the catalogue. */
export interface MatchOptions {
  /** It may be the beginning of a longer one. */
  isPrefix: boolean
  /** So many letters may be wrong. */
  maxEdits: number
}

/** The words of a catalogue. */
export interface Dictionary {
  /** Takes up a word of an article; articles come in their order, each word of one once. */
  note: (word: string, position: number, weight: number) => void
  match: (typed: string, options: MatchOptions) => MatchingWord[]
}

// The further from what was typed, the less it fits: a rest that was not typed counts little, a wrong letter a lot.
const begun = (typed: string, word: string) =>
  (0.375 * word.length) / (word.length + 0.3 * (word.length - typed.length))
const mistyped = (word: string, maxEdits: number) => (0.45 * word.length) / (word.length + maxEdits)

/** An empty dictionary. */
export function createDictionary(): Dictionary {
  const words = new Map<string, Postings>()
  let lists: WordLists | undefined

  // Made when first needed: a catalogue is taken up once and searched for days.
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
  /** Only these are matched with edits: 312 must not find 10. */
  withoutDigits: readonly string[]
}

function listWords(words: Iterable<string>): WordLists {
  const sorted = [...words].toSorted((one, other) => (one < other ? -1 : 1))
  return { sorted, withoutDigits: sorted.filter((word) => !/\d/.test(word)) }
}

/** The place in a sorted list where words that are not before `start` begin. */
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
