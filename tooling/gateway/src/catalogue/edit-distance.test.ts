import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['battery', 'battery', 0],
    ['batery', 'battery', 1],
    ['batterry', 'battery', 1],
    ['bettery', 'battery', 1],
    ['claen', 'clean', 1],
    ['gaurds', 'guards', 1],
    ['cealn', 'clean', 2],
    ['', 'ab', 2],
  ])('[API-07] between %s and %s there are %i edits', (typed, meant, edits) => {
    expect(editDistance(typed, meant, 3)).toBe(edits)
  })

  it('[API-07] does not count further than it has to', () => {
    expect(editDistance('battery', 'charger', 2)).toBe(3)
    expect(editDistance('tv', 'telephone', 2)).toBe(3)
  })

  it('[API-07] counts the same in both directions, and never more than the longer word has letters', () => {
    const word = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const edits = editDistance(one, other, 9)
        expect(edits).toBe(editDistance(other, one, 9))
        expect(edits).toBeLessThanOrEqual(Math.max(one.length, other.length))
        expect(edits === 0).toBe(one === other)
      }),
    )
  })
})
