import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@shop/domain/messages/languages.ts'
import { describe, expect, it } from 'vitest'
import { examples, words, type Wording } from './wording.ts'
import { messages } from '../paths.ts'

const shown: readonly Wording[] = [...examples.map(({ good }) => good), ...Object.values(words).map(({ say }) => say)]

describe.each(LANGUAGES)('the texts of the shop in %s', (language) => {
  const file: unknown = JSON.parse(readFileSync(path.join(messages, `messages.${language}.json`), 'utf8'))
  const texts = Object.values(file ?? {}).map(String)

  it('contain every text that the guide calls good', () => {
    expect(shown.map((wording) => wording[language]).filter((text) => !texts.includes(text))).toEqual([])
  })

  it('neither shout nor judge', () => {
    expect(texts.filter((text) => /!|\b(?:invalid|illegal|ugyldig|ogiltig)/i.test(text))).toEqual([])
  })
})
