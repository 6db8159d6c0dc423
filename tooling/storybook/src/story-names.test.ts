import { describe, expect, it } from 'vitest'
import { storyName } from './story-names.ts'

describe('storyName', () => {
  it.each([
    ['Long Texts', 'Long texts'],
    ['Word Marks', 'Word marks'],
    ['In The Uk', 'In the UK'],
    ['Prices Without Vat', 'Prices without VAT'],
    ['Nothing From Klarna', 'Nothing from Klarna'],
    ['Full', 'Full'],
  ])('writes %s as %s', (name, sentence) => {
    expect(storyName(name)).toBe(sentence)
    expect(storyName(sentence)).toBe(sentence)
  })
})
