import { describe, expect, it } from 'vitest'
import { readTestChoice } from './choice.mjs'

describe('readTestChoice', () => {
  it('runs everything but the full matrix where nothing is asked for', () => {
    expect(readTestChoice([])).toEqual({
      isFull: false,
      showsAllTimes: false,
      isPackaged: false,
      isOnlyJourneys: false,
      filters: [],
    })
  })

  it('reads the full matrix, the times, and the specs of journeys alone', () => {
    expect(readTestChoice(['--all', '--times', '--only', 'journeys', 'buy-simple'])).toEqual({
      isFull: true,
      showsAllTimes: true,
      isPackaged: false,
      isOnlyJourneys: true,
      filters: ['buy-simple'],
    })
  })

  it('reads the journey at packages, and another spec for it', () => {
    expect(readTestChoice(['--packaged', 'buy-klarna'])).toMatchObject({ isPackaged: true, filters: ['buy-klarna'] })
  })

  it.each([
    [['--only', 'units'], '--only knows journeys, not units.'],
    [['--fast'], "Unknown option '--fast'"],
    [['buy-simple'], 'Specs are chosen with --only journeys, or with --packaged.'],
  ])('refuses %j, which it does not know', (words, message) => {
    expect(() => readTestChoice(words)).toThrow(message)
  })
})
