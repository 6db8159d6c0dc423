import { wordings } from '@shop/domain/messages/wordings.ts'
import { describe, expect, it } from 'vitest'
import { messagesOf } from './story-setting.ts'

describe('messagesOf', () => {
  it('has the texts of the market', () => {
    expect(messagesOf({ culture: 'da-DK' })).toEqual(wordings.da)
    expect(messagesOf({ culture: 'sv-SE' })).toEqual(wordings.sv)
    expect(messagesOf({ culture: 'en' })).toEqual(wordings.en)
  })

  it('has the longest of each text', () => {
    const texts = messagesOf({ culture: 'en', hasLongestTexts: true })
    expect(Object.keys(texts)).toEqual(Object.keys(wordings.en))
    const lengths = Object.keys(wordings.en).map((key) =>
      Math.max(...Object.values(wordings).map((all: Record<string, string>) => all[key]?.length ?? 0)),
    )
    expect(Object.values(texts).map((text) => text.length)).toEqual(lengths)
  })
})
