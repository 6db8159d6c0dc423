import { describe, expect, it } from 'vitest'
import { createDictionaryBuilder, type MatchOptions } from './dictionary.ts'

/** Creates a dictionary of words. Each is the word of one article, in this order. */
function dictionaryOf(...words: string[]) {
  const builder = createDictionaryBuilder()
  words.forEach((word, position) => builder.add(position, new Map([[word, 1]])))
  const dictionary = builder.build()
  return (typed: string, options: Partial<MatchOptions> = {}) =>
    dictionary
      .match(typed, { isPrefix: false, maxEdits: 0, ...options })
      .toSorted((one, other) => other.closeness - one.closeness)
      .flatMap(({ postings }) => Array.from(postings.positions, (position) => words[position]))
}

describe('createDictionaryBuilder', () => {
  it('[API-07] finds a word, and the longer ones it begins, the shortest of them first', () => {
    const match = dictionaryOf('filters', 'bat', 'filter', 'filterbox', 'fil', 'film')
    expect(match('filter')).toEqual(['filter'])
    expect(match('filter', { isPrefix: true })).toEqual(['filter', 'filters', 'filterbox'])
    expect(match('zebra', { isPrefix: true })).toEqual([])
  })

  it('[API-07] allows edits in words, never in numbers', () => {
    const match = dictionaryOf('clock', 'cloak', 'block', '3120', '3121')
    expect(match('clock', { maxEdits: 1 })).toEqual(['clock', 'block', 'cloak'])
    expect(match('3122', { maxEdits: 1 })).toEqual([])
  })

  it('[API-07] keeps the articles of each word in their order, with its weight in each', () => {
    const builder = createDictionaryBuilder()
    builder.add(2, new Map(Object.entries({ filter: 4, box: 1 })))
    builder.add(3, new Map(Object.entries({ wax: 2, filter: 0.5 })))
    builder.add(7, new Map(Object.entries({ box: 8 })))
    const dictionary = builder.build()
    const postingsOf = (word: string) => dictionary.match(word, { isPrefix: false, maxEdits: 0 })[0]?.postings
    expect(postingsOf('filter')).toEqual({ positions: Uint32Array.of(2, 3), weights: Float32Array.of(4, 0.5) })
    expect(postingsOf('box')).toEqual({ positions: Uint32Array.of(2, 7), weights: Float32Array.of(1, 8) })
    expect(postingsOf('wax')).toEqual({ positions: Uint32Array.of(3), weights: Float32Array.of(2) })
  })

  it('[SRCH-11] finds other endings of the same stem, the same part of a compound, and no other word', () => {
    const match = dictionaryOf('gul', 'gulerod', 'klocka', 'klocksladd', 'vaxfilter', 'ring')
    expect(match('gule', { isInflected: true })).toEqual(['gul'])
    expect(match('klockor', { isInflected: true })).toEqual(['klocka'])
    expect(match('filter', { isPrefix: true })).toEqual(['vaxfilter'])
    expect(match('ing', { isPrefix: true })).toEqual([])
  })

  it('[SRCH-11] finds other endings of the word that was mistyped', () => {
    const match = dictionaryOf('batteri', 'batterier', 'batteriholder')
    expect(match('batterri', { maxEdits: 2, isInflected: true })).toEqual(['batteri', 'batterier'])
    expect(match('batterri', { maxEdits: 2 })).toEqual(['batteri'])
  })

  it('[API-07] an empty catalogue has no words', () => {
    expect(createDictionaryBuilder().build().match('filter', { isPrefix: true, maxEdits: 1 })).toEqual([])
  })
})
