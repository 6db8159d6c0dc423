import { expect, it } from 'vitest'
import { createDictionary, type MatchOptions } from './dictionary.ts'

/** Creates a dictionary of words; each is the word of one article, in this order. */
function dictionaryOf(...words: string[]) {
  const dictionary = createDictionary()
  words.forEach((word, position) => dictionary.note(word, position, 1))
  const match = (typed: string, options: Partial<MatchOptions> = {}) =>
    dictionary
      .match(typed, { isPrefix: false, maxEdits: 0, ...options })
      .toSorted((one, other) => other.closeness - one.closeness)
      .flatMap(({ postings }) => postings.positions.map((position) => words[position]))
  return { dictionary, match }
}

it('[API-07] finds a word, and the longer ones it begins, the shortest of them first', () => {
  const { match } = dictionaryOf('filters', 'bat', 'filter', 'filterbox', 'fil', 'film')
  expect(match('filter')).toEqual(['filter'])
  expect(match('filter', { isPrefix: true })).toEqual(['filter', 'filters', 'filterbox'])
  expect(match('zebra', { isPrefix: true })).toEqual([])
})

it('[API-07] allows edits in words, never in numbers', () => {
  const { match } = dictionaryOf('clock', 'cloak', 'block', '3120', '3121')
  expect(match('clock', { maxEdits: 1 })).toEqual(['clock', 'block', 'cloak'])
  expect(match('3122', { maxEdits: 1 })).toEqual([])
})

it('[API-07] knows a word at once that comes later', () => {
  const { dictionary, match } = dictionaryOf('clock')
  expect(match('clo', { isPrefix: true })).toEqual(['clock'])
  dictionary.note('clothes', 0, 1)
  expect(dictionary.match('clo', { isPrefix: true, maxEdits: 0 })).toHaveLength(2)
})
