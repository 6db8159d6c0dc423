import { editDistance } from './edit-distance.ts'
import { normalizeWord, tokenize } from './tokenize.ts'

/** The words in the names of articles, as customers read them: for questions and suggestions. */
export interface NameWords {
  add: (name: string) => void
  /** Returns the word that was most likely meant by one that no article contains. `typed` is normalized. */
  nearest: (typed: string) => string | undefined
  /** Returns some words that begin like a normalized one, the most frequent first. */
  beginning: (typed: string) => string[]
}

const MOST_BEGINNING = 6
/** Shorter words, such as `til`, propose nothing. */
const SHORTEST = 4

/** The letters that may differ, as a share of all. The visitor is only asked, so it is more than a search allows. */
const SHARE = 0.4

export function createNameWords(): NameWords {
  /** By normalized word. */
  const words = new Map<string, { word: string; articles: number }>()

  return {
    add(name) {
      for (const written of new Set(tokenize(name))) {
        const key = normalizeWord(written)
        const { word, articles } = words.get(key) ?? { word: written.toLowerCase(), articles: 0 }
        words.set(key, { word, articles: articles + 1 })
      }
    },
    beginning: (typed) =>
      [...words]
        .filter(([key]) => key.startsWith(typed) && (key.length >= SHORTEST || /\d/.test(key)))
        .toSorted(([, one], [, other]) => other.articles - one.articles)
        .slice(0, MOST_BEGINNING)
        .map(([, { word }]) => word),
    nearest(typed) {
      const isNumber = /\d/.test(typed)
      let nearest: { word: string; articles: number } | undefined
      let most = isNumber ? 1 : Math.floor(typed.length * SHARE)
      for (const [key, candidate] of words) {
        // People mistype the first letter least, and a number is meant as a number.
        if (isNumber ? !/^\d+$/.test(key) : key[0] !== typed[0]) continue
        const edits = editDistance(typed, key, most)
        if (edits > most || (edits === most && nearest && nearest.articles >= candidate.articles)) continue
        most = edits
        nearest = candidate
      }
      return nearest?.word
    },
  }
}
