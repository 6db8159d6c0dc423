import danish from '@shop/domain/messages/messages.da.json' with { type: 'json' }
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import swedish from '@shop/domain/messages/messages.sv.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { messagesOf } from './story-setting.ts'

describe('messagesOf', () => {
  it('has the texts of the market', () => {
    expect(messagesOf({ culture: 'da-DK' })).toEqual(danish)
    expect(messagesOf({ culture: 'sv-SE' })).toEqual(swedish)
    expect(messagesOf({ culture: 'en' })).toEqual(english)
  })

  it('has the longest of each text', () => {
    const texts = messagesOf({ culture: 'en', hasLongestTexts: true })
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    const lengths = Object.keys(english).map((key) =>
      Math.max(...[english, danish, swedish].map((all: Record<string, string>) => all[key]?.length ?? 0)),
    )
    expect(Object.values(texts).map((text) => text.length)).toEqual(lengths)
  })
})
