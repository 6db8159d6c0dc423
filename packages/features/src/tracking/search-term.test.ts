import { describe, expect, test } from 'vitest'
import { trackableSearchTerm } from './search-term.ts'

describe('trackableSearchTerm', () => {
  test.each([
    ['battery 312', 'battery 312'],
    ['BAT-312-06', 'BAT-312-06'],
    ['7 391 112', '7 391 112'],
    ['inger@example.com battery', '… battery'],
    ['010203-1234', '…'],
    ['0102031234', '…'],
    ['+45 28 40 11 92', '…'],
  ])('[TRK-08] counts %s as %s', (words, counted) => {
    expect(trackableSearchTerm(words)).toBe(counted)
  })
})
