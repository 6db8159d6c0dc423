import { expect, it } from 'vitest'
import { createDictionary, type Leniency } from './dictionary.ts'

/** A dictionary of words that stand in one article each, in the order they are named. */
function dictionaryOf(...words: string[]) {
  const dictionary = createDictionary()
  words.forEach((word, position) => dictionary.note(word, position, 1))
  const fitting = (typed: string, leniency: Partial<Leniency> = {}) =>
    dictionary
      .fitting(typed, { isBeginning: false, slips: 0, ...leniency })
      .toSorted((one, other) => other.closeness - one.closeness)
      .flatMap(({ postings }) => postings.positions.map((position) => words[position]))
  return { dictionary, fitting }
}

it('[API-07] finds a word, and the longer ones it begins, the shortest of them first', () => {
  const { fitting } = dictionaryOf('filters', 'bat', 'filter', 'filterbox', 'fil', 'film')
  expect(fitting('filter')).toEqual(['filter'])
  expect(fitting('filter', { isBeginning: true })).toEqual(['filter', 'filters', 'filterbox'])
  expect(fitting('zebra', { isBeginning: true })).toEqual([])
})

it('[API-07] forgives slips in words, never in numbers', () => {
  const { fitting } = dictionaryOf('clock', 'cloak', 'block', '3120', '3121')
  expect(fitting('clock', { slips: 1 })).toEqual(['clock', 'block', 'cloak'])
  expect(fitting('3122', { slips: 1 })).toEqual([])
})

it('[API-07] knows a word at once that comes later', () => {
  const { dictionary, fitting } = dictionaryOf('clock')
  expect(fitting('clo', { isBeginning: true })).toEqual(['clock'])
  dictionary.note('clothes', 0, 1)
  expect(dictionary.fitting('clo', { isBeginning: true, slips: 0 })).toHaveLength(2)
})
