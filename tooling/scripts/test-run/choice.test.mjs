import { expect, it } from 'vitest'
import { readTestChoice } from './choice.mjs'

it('runs everything but the full matrix where nothing is asked for', () => {
  expect(readTestChoice([])).toEqual({ isFull: false, showsAllTimes: false, isOnlyJourneys: false, filters: [] })
})

it('reads the full matrix, the times, and the specs of journeys alone', () => {
  expect(readTestChoice(['--all', '--times', '--only', 'journeys', 'buy-simple'])).toEqual({
    isFull: true,
    showsAllTimes: true,
    isOnlyJourneys: true,
    filters: ['buy-simple'],
  })
})

it.each([
  [['--only', 'units'], '--only knows journeys, not units.'],
  [['--fast'], "Unknown option '--fast'"],
  [['buy-simple'], 'Specs are chosen with --only journeys.'],
])('refuses %j, which it does not know', (words, message) => {
  expect(() => readTestChoice(words)).toThrow(message)
})
