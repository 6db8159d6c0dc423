import english from '@shop/domain/messages.en.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import danish from './texts/da.json' with { type: 'json' }
import swedish from './texts/sv.json' with { type: 'json' }

const placeholders = (wording: string | undefined) => (wording?.match(/\{\w+\}/g) ?? []).toSorted()

describe.each([
  ['Danish', danish as Record<string, string>],
  ['Swedish', swedish as Record<string, string>],
])('the %s texts', (_, texts) => {
  it('[CFG-04] say everything that the English ones say, and nothing else', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it('[CFG-04] leave nothing empty and keep every placeholder', () => {
    const broken = Object.entries(english).filter(
      ([key, wording]) => !texts[key]?.trim() || placeholders(wording).join() !== placeholders(texts[key]).join(),
    )
    expect(broken).toEqual([])
  })
})

describe('the texts of the shop', () => {
  it.each([
    ['English', english as Record<string, string>],
    ['Danish', danish as Record<string, string>],
    ['Swedish', swedish as Record<string, string>],
  ])('never raise their voice in %s', (_, texts) => {
    expect(Object.entries(texts).filter(([, wording]) => wording.includes('!'))).toEqual([])
  })
})
