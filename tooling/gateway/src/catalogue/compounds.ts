import type { Dictionary } from './dictionary.ts'

const SHORTEST_PART = 2
const SHORTEST_REST = 3
const SHORTEST_LAST = 4

/**
 * Returns the words of a search as the catalogue writes them: two typed words as one (`vække ur`), and one as two
 * (`rensebørste`). A word that has no such form stays as it is.
 */
export function joinAndSplit(words: readonly string[], dictionary: Pick<Dictionary, 'match'>): string[] {
  const written: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const joined = word + (words[index + 1] ?? '')
    if (joined !== word && isWord(joined, dictionary)) {
      written.push(joined)
      index++
    } else written.push(...split(word, dictionary))
  }
  return written
}

/**
 * Splits a word that is none of the catalogue into two that are. The first part is as long as possible. Of an unknown compound
 * the last part stays, because that is what the thing is: a `våtduk` is a `duk`.
 */
function split(word: string, dictionary: Pick<Dictionary, 'match'>): string[] {
  if (/\d/.test(word) || dictionary.match(word, LIKE_A_WORD).length > 0) return [word]
  let last: string | undefined
  for (let end = word.length - SHORTEST_REST; end >= SHORTEST_PART; end--) {
    const [first, rest] = [word.slice(0, end), word.slice(end)]
    if (!isWord(rest, dictionary)) continue
    if (rest.length >= SHORTEST_LAST) last = rest
    if (isWord(first, dictionary)) return [first, rest]
  }
  return [last ?? word]
}

const AS_WRITTEN = { isPrefix: false, maxEdits: 0, isInflected: true }
const LIKE_A_WORD = { isPrefix: true, maxEdits: 1, isInflected: true }

const isWord = (word: string, dictionary: Pick<Dictionary, 'match'>) => dictionary.match(word, AS_WRITTEN).length > 0
