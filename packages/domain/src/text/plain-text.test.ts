import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

describe('plainText', () => {
  test('[PROD-03] gives the words of a description without its markup', () => {
    expect(plainText('<p>Brown tab. <b>Six</b> in a pack.</p><p>Lasts a week.</p>')).toBe(
      'Brown tab. Six in a pack. Lasts a week.',
    )
    expect(plainText('<ul><li>Cleans</li><li>Dries</li></ul>')).toBe('Cleans Dries')
    expect(plainText('<p title="a > b">Soft<!-- not for you --></p>, he said')).toBe('Soft, he said')
  })

  test('writes signs out that html writes by name or number', () => {
    expect(plainText('Wipes &amp; sprays, 5&nbsp;ml, 8&#39;s, &#x2014;')).toBe("Wipes & sprays, 5\u00A0ml, 8's, —")
    expect(plainText('&unknown; &#0;')).toBe('&unknown;')
  })

  test('leaves text without markup as it is', () => {
    expect(plainText('3 < 5 and 7 > 5')).toBe('3 < 5 and 7 > 5')
  })

  test('keeps every letter and leaves no tag, whatever is wrapped in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const harmless = text.replaceAll(/[<>&]/g, '')
        const shown = plainText(`<p>${harmless}</p><br>`)
        expect(letters(shown)).toBe(letters(harmless))
        expect(shown).not.toContain('<')
      }),
    )
  })
})
