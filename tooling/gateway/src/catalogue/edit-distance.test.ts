import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['battery', 'battery', 0],
  ['batery', 'battery', 1],
  ['batterry', 'battery', 1],
  ['bettery', 'battery', 1],
  ['claen', 'clean', 2],
  ['', 'ab', 2],
])('[API-07] between %s and %s there are %i slips', (typed, meant, slips) => {
  expect(editDistance(typed, meant, 3)).toBe(slips)
})

it('[API-07] does not count further than it has to', () => {
  expect(editDistance('battery', 'charger', 2)).toBe(3)
  expect(editDistance('tv', 'telephone', 2)).toBe(3)
})

it('[API-07] counts the same in both directions, and never more than the longer word has letters', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = editDistance(one, other, 9)
      expect(slips).toBe(editDistance(other, one, 9))
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(slips === 0).toBe(one === other)
    }),
  )
})
